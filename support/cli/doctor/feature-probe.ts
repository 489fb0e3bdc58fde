import { idAt } from '../../example/session/api/message-id.ts';
import { entriesWith } from '../../example/session/json-members.ts';
import { requestOf } from '../../example/session/send.ts';
import { ACCOUNT_FEATURES, type AccountFeature } from '../../ground/account-features.ts';
import { readJson } from '../../ground/json.ts';
import type { RealTime } from '../../ground/time/pause.ts';
import { partOfDay } from '../../ground/time/wall-clock.ts';
import { candidatesIn, type DeclaredAccount } from '../../wire/target/declared-account.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import type { Ask } from './credentials.ts';
import { type Finding, fine, gap, note } from './finding.ts';
import type { Place } from './place.ts';

/** How long reports may take, and how often they are asked for; milliseconds. */
const PATIENCE = 8000;
const LOOK = 500;

type Report = Readonly<Record<string, unknown>>;

/** What the reports of a message, and of the same one again, say of a feature: on, off, or nothing yet. */
type Reading = (first: readonly Report[], again: readonly Report[]) => boolean | undefined;

const is = (status: string, reports: readonly Report[]): boolean => reports.some((each) => each.status === status);

/** What shows a feature in a message that goes out now; section "Optional account features". */
const READINGS: Readonly<Partial<Record<AccountFeature, Reading>>> = {
  'de-duplication': (first, again) =>
    is('delivered', first) && is('delivered', again) ? false : is('rejected', again) || undefined,
  'billing-units': (first) => (is('delivered', first) ? first.some((each) => 'billing_units' in each) : undefined),
};

/** At night a message of an account with social sending waits. */
const WAITS: Reading = (first) => !is('delivered', first);

function readingsFor(
  { features = [], timeZone }: Partial<DeclaredAccount>,
  now: number,
): Array<[AccountFeature, Reading]> {
  const waits = features.includes('social-sending');
  const part = timeZone === undefined ? undefined : partOfDay(now, timeZone);
  if (waits && part !== 'day') return part === 'night' ? [['social-sending', WAITS]] : [];
  return features.flatMap((name): Array<[AccountFeature, Reading]> => {
    const reading = READINGS[name];
    return reading ? [[name, reading]] : [];
  });
}

/** What a probe needs. */
export interface ProbeMeans {
  readonly target: ResolvedTarget;
  readonly messaging: Place;
  readonly ask: Ask;
  readonly time: RealTime;
}

/** An account with the questions that one message answers. */
interface Probe {
  readonly account: Partial<DeclaredAccount>;
  readonly readings: ReadonlyArray<[AccountFeature, Reading]>;
  readonly copies: number;
}

/** The accounts of which a message can show something, as far as the target file allows and pays for messages. */
function probesFor({ target, time }: ProbeMeans): Probe[] {
  const { safety, limits, numbers, credentials = {} } = target;
  if (target.lab || !safety?.sideEffects.includes('messages') || !numbers.reachable?.[0]) return [];
  let left = limits.messages ?? Number.POSITIVE_INFINITY;
  return candidatesIn(credentials).flatMap((account): Probe[] => {
    const readings = readingsFor(account, time.now());
    const copies = readings.some(([name]) => name === 'de-duplication') ? 2 : 1;
    if (readings.length === 0 || account.key === undefined || left < copies) return [];
    left -= copies;
    return [{ account, readings, copies }];
  });
}

async function sentBy({ account, copies }: Probe, { target, messaging, ask, time }: ProbeMeans): Promise<string[]> {
  const as = { scheme: 'basic', pair: { user: account.key ?? '', password: account.secret ?? '' } } as const;
  const content = `Plumbline doctor ${time.now()}`;
  const message = { content, destination_number: target.numbers.reachable?.[0], format: 'SMS', delivery_report: true };
  const ids: string[] = [];
  for (let sent = 0; sent < copies; sent += 1) {
    const { text } = await ask(messaging, requestOf('submit a message', { as, json: { messages: [message] } }));
    ids.push(idAt(readJson(text), target.bindings, 0) ?? '');
  }
  return ids;
}

/** The reports on messages, once every reading says something or the time is up; they are confirmed, so that no list fills up. */
async function reportsOn(
  ids: readonly string[],
  probe: Probe,
  { messaging, ask, time }: ProbeMeans,
): Promise<Report[][]> {
  const { key = '', secret = '' } = probe.account;
  const as = { scheme: 'basic', pair: { user: key, password: secret } } as const;
  const until = time.now() + PATIENCE;
  let seen: Report[] = [];
  const of = (id: string | undefined): Report[] => seen.filter((each) => each.message_id === id);
  const isOver = (): boolean =>
    probe.readings.every(
      ([name, reading]) => name !== 'social-sending' && reading(of(ids[0]), of(ids[1])) !== undefined,
    );
  while (time.now() < until && !isOver()) {
    await time.pause(LOOK);
    const { text } = await ask(messaging, requestOf('list delivery reports', { as }));
    seen = entriesWith<Record<string, string>>(readJson(text), 'delivery_report_id').filter(({ message_id: id }) =>
      ids.includes(id ?? ''),
    );
  }
  const own = seen.map(({ delivery_report_id: id }) => id);
  if (own.length > 0)
    await ask(messaging, requestOf('confirm delivery reports', { as, json: { delivery_report_ids: own } }));
  return ids.map(of);
}

async function carriedOut(probe: Probe, means: ProbeMeans): Promise<Finding[]> {
  const ids = await sentBy(probe, means);
  const [first = [], again = []] = await reportsOn(ids, probe, means);
  const { account } = probe.account;
  const cost = `${probe.copies} message${probe.copies === 1 ? '' : 's'} sent`;
  return probe.readings.map(([name, reading]) => {
    const feature = ACCOUNT_FEATURES[name];
    const on = reading(first, again);
    const about = `the account ${account}`;
    if (on === undefined)
      return note('account', about, `nothing was reported that shows whether ${feature} is on (${cost})`);
    if (on) return fine('account', about, `${feature}: on, as declared (${cost})`);
    return gap(
      'account',
      about,
      `${feature}: declared in accounts and not on (${cost}); have it switched on, or take it out of its features`,
      { capability: name as 'de-duplication' },
    );
  });
}

/** Sends a message from each account of which one shows whether a declared feature is on, where messages are allowed. */
export async function probeFeatures(means: ProbeMeans): Promise<Finding[]> {
  const found = await Promise.all(probesFor(means).map((each) => carriedOut(each, means)));
  return found.flat();
}
