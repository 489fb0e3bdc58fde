import { idAt } from '../../example/session/api/messages-api.ts';
import type { Credential } from '../../example/session/credential.ts';
import { entriesWith } from '../../example/session/json-members.ts';
import { requestOf } from '../../example/session/send.ts';
import { ACCOUNT_FEATURES, type AccountFeature } from '../../ground/account-features.ts';
import { counted } from '../../ground/counted.ts';
import { readJson } from '../../ground/json.ts';
import type { RealTime } from '../../ground/time/pause.ts';
import { partOfDay } from '../../ground/time/wall-clock.ts';
import { candidatesIn, type DeclaredAccount } from '../../wire/target/declared-account.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import type { Ask } from './asker.ts';
import { type Finding, fine, gap, note, type Place } from './finding.ts';

/** How long reports may take, and how often they are asked for; milliseconds. */
const PATIENCE = 8000;
const LOOK = 500;

type Report = Readonly<Record<string, unknown>>;

const has = (reports: readonly Report[], status: string): boolean => reports.some((each) => each.status === status);

/**
 * What the reports of a message, and of the same one again, say of a feature: on, off, or nothing yet.
 * See section "Optional account features".
 */
function readingOf(feature: AccountFeature, first: readonly Report[], again: readonly Report[]): boolean | undefined {
  const [isDelivered, isAgain, isRejected] = [has(first, 'delivered'), has(again, 'delivered'), has(again, 'rejected')];
  switch (feature) {
    case 'de-duplication':
      return isDelivered && isAgain ? false : isRejected || undefined;
    case 'billing-units':
      return isDelivered ? first.some((each) => 'billing_units' in each) : undefined;
    default:
      // At night a message of an account with social sending waits.
      return !isDelivered;
  }
}

export interface ProbeMeans {
  readonly target: ResolvedTarget;
  readonly messaging: Place;
  readonly ask: Ask;
  readonly time: RealTime;
}

export interface Probe {
  readonly account: Partial<DeclaredAccount>;
  readonly features: readonly AccountFeature[];
  readonly copies: number;
}

export function probesFor({ target, time }: Pick<ProbeMeans, 'target' | 'time'>): Probe[] {
  const { safety, limits, numbers, credentials = {} } = target;
  if (target.lab || !safety?.sideEffects.includes('messages') || !numbers.reachable?.[0]) return [];
  let left = limits.messages ?? Number.POSITIVE_INFINITY;
  const probes: Probe[] = [];
  for (const account of candidatesIn(credentials)) {
    const { features: own = [], timeZone } = account;
    const part = timeZone === undefined ? undefined : partOfDay(time.now(), timeZone);
    let features: AccountFeature[] = own.filter((name) => name === 'de-duplication' || name === 'billing-units');
    if (own.includes('social-sending') && part !== 'day') features = part === 'night' ? ['social-sending'] : [];
    const copies = features.includes('de-duplication') ? 2 : 1;
    if (features.length === 0 || account.key === undefined || left < copies) continue;
    left -= copies;
    probes.push({ account, features, copies });
  }
  return probes;
}

/** Which features are seen to be on, or off. Reports are confirmed, so that no list fills up. */
async function shownBy(
  ids: readonly string[],
  as: Credential,
  features: readonly AccountFeature[],
  { messaging, ask, time }: ProbeMeans,
): Promise<ReadonlyMap<AccountFeature, boolean | undefined>> {
  const until = time.now() + PATIENCE;
  const shown = new Map<AccountFeature, boolean | undefined>();
  let own: unknown[] = [];
  let isOver = false;
  while (time.now() < until && !isOver) {
    await time.pause(LOOK);
    const { text } = await ask(messaging, requestOf('list delivery reports', { as }));
    const [first, again]: [Report[], Report[]] = [[], []];
    own = [];
    for (const report of entriesWith<Record<string, string>>(readJson(text), 'delivery_report_id')) {
      const { message_id: id, delivery_report_id: reportId } = report;
      if (!ids.includes(id ?? '')) continue;
      own.push(reportId);
      if (id === ids[0]) first.push(report);
      if (id === ids[1]) again.push(report);
    }
    isOver = true;
    for (const feature of features) {
      const isOn = readingOf(feature, first, again);
      shown.set(feature, isOn);
      if (feature === 'social-sending' || isOn === undefined) isOver = false;
    }
  }
  if (own.length > 0)
    await ask(messaging, requestOf('confirm delivery reports', { as, json: { delivery_report_ids: own } }));
  return shown;
}

export async function probeFeatures(probes: readonly Probe[], means: ProbeMeans): Promise<Finding[]> {
  const { target, messaging, ask, time } = means;
  const found = probes.map(async ({ account, features, copies }) => {
    const as = { scheme: 'basic', pair: { user: account.key ?? '', password: account.secret ?? '' } } as const;
    const content = `Plumbline doctor ${time.now()}`;
    const [number] = target.numbers.reachable ?? [];
    const message = { content, destination_number: number, format: 'SMS', delivery_report: true };
    const ids: string[] = [];
    for (let sent = 0; sent < copies; sent += 1) {
      const { text } = await ask(messaging, requestOf('submit a message', { as, json: { messages: [message] } }));
      ids.push(idAt(readJson(text), target.bindings, 0) ?? '');
    }
    const shown = await shownBy(ids, as, features, means);
    const cost = `${counted(copies, 'message')} sent`;
    const about = `the account ${account.account}`;
    const findings: Finding[] = [];
    for (const name of features) {
      const feature = ACCOUNT_FEATURES[name];
      const isOn = shown.get(name);
      if (isOn === undefined) {
        const says = `nothing was reported that shows whether ${feature} is on (${cost})`;
        findings.push(note('account', about, says));
      } else if (isOn) findings.push(fine('account', about, `${feature}: on, as declared (${cost})`));
      else {
        const remedy = 'have it switched on, or take it out of its features';
        const says = `${feature}: declared in accounts and not on (${cost}); ${remedy}`;
        findings.push(gap('account', about, says, { capability: name as 'de-duplication' }));
      }
    }
    return findings;
  });
  return (await Promise.all(found)).flat();
}
