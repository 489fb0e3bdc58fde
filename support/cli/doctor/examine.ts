import type { Facts } from '../../ground/facts.ts';
import { parseDuration } from '../../ground/time/duration.ts';
import { realTime } from '../../ground/time/pause.ts';
import { HttpClient } from '../../wire/http/client.ts';
import { LabClient } from '../../wire/lab/lab-client.ts';
import { Restraint } from '../../wire/safety/restraint.ts';
import { declaredFacts } from '../../wire/target/declared-facts.ts';
import { type ResolvedTarget, reachOf } from '../../wire/target/target.ts';
import { examineAccounts } from './accounts.ts';
import { findingOf, type Knock, knockAt, skewFinding } from './answers.ts';
import { askerFor } from './asker.ts';
import { examineCallbacks } from './callback-loop.ts';
import { examineCapabilities } from './capabilities.ts';
import { examineCertificate } from './certificates.ts';
import { examineCredentials } from './credentials.ts';
import { examineDownstream } from './downstream.ts';
import { examineDeclared, examineLab } from './facilities.ts';
import { probeFeatures } from './feature-probe.ts';
import { type Finding, gap } from './finding.ts';
import { examineName } from './names.ts';
import { type Place, placesOf, spell, tagsOf } from './place.ts';
import { within } from './within.ts';

/** Milliseconds for one answer, and for one check with everything it asks. */
const PATIENCE = 5000;
const LIMIT = 15_000;

/** What a doctor found, and whether anything of the target answered at all. */
export interface Examined {
  readonly findings: readonly Finding[];
  readonly usable: boolean;
}

/** Who the harness is at the target: in a world of its own where there is a lab, else what the file declares. */
interface Identity {
  readonly facts: Facts;
  /** The time of the target, in milliseconds since the epoch: that of its world, which is frozen. */
  now(): number;
  readonly switchOn?: (feature: string) => Promise<boolean>;
  /** Tries the facilities that it can ask. */
  facilities(): Promise<Finding[]>;
  leave(): Promise<void>;
}

async function identify(target: ResolvedTarget, http: HttpClient): Promise<Identity> {
  const declared = (facts: Facts): Promise<Finding[]> => examineDeclared(target, facts, http);
  if (!target.lab) {
    const facts = declaredFacts(target);
    return { facts, now: realTime.now, facilities: () => declared(facts), leave: async () => undefined };
  }
  const client = new LabClient(http, target.lab);
  const world = await client.createWorld();
  const main = world.accounts.find(({ role }) => role === 'main')?.id ?? '';
  const switchOn = (feature: string): Promise<boolean> =>
    client.request('PATCH', `/worlds/${world.id}/accounts/${main}`, { features: { [feature]: true } }).then(
      () => true,
      () => false,
    );
  const now = (): number => Date.parse(world.now);
  const facilities = async () => [...(await declared(world)), ...(await examineLab(client, world, target))];
  return {
    facts: world,
    now,
    switchOn,
    facilities,
    leave: () => client.request('DELETE', `/worlds/${world.id}`).then(() => undefined),
  };
}

/** A tunnel has its own time to come about. */
const loopLimit = ({ callbacks: { command, commandPatience = '30s' } }: ResolvedTarget): number =>
  LIMIT + (command === undefined ? 0 : (parseDuration(commandPatience) ?? 0));

/** A check that fails or lasts too long becomes a gap of its place. */
const guarded = (place: Place, check: Finding['check'], work: () => Promise<Finding[]>): Promise<Finding[]> =>
  within(
    LIMIT,
    work().catch((error: Error) => [gap(check, spell(place), error.message, { tags: tagsOf(place) })]),
    () => [gap(check, spell(place), `not done within ${LIMIT / 1000} s`, { tags: tagsOf(place) })],
  );

async function askedAtAll(knocks: readonly Knock[], target: ResolvedTarget, http: HttpClient): Promise<Finding[]> {
  const alive = knocks.filter(({ place, answer }) => answer && place.of !== 'lab').map(({ place }) => place);
  const identity = await identify(target, http);
  const { facts, switchOn } = identity;
  const ask = askerFor({ http, target, facts, places: alive, now: identity.now });
  const messaging = alive.find(({ of }) => of === 'messaging');
  const found = await Promise.all([
    ...alive.map((place) =>
      guarded(place, 'credentials', async () => [await examineCredentials(place, facts, ask, target.auth)]),
    ),
    ...(messaging
      ? [
          guarded(messaging, 'account', () =>
            target.lab ? Promise.resolve([]) : examineAccounts(target, messaging, ask),
          ),
          guarded(messaging, 'account', () => probeFeatures({ target, messaging, ask, time: realTime })),
          guarded(messaging, 'capability', () => examineCapabilities({ target, facts, messaging, ask, switchOn })),
        ]
      : []),
  ]);
  const facilities = await identity.facilities();
  await identity.leave().catch(() => undefined);
  return [...found.flat(), ...facilities];
}

/**
 * Examines everything that a run against `target` depends on. Nothing is changed, and nothing is sent to anybody but a message or
 * two from each account whose features one shows, where the target file allows messages.
 * @param patience milliseconds for one answer
 */
export async function examineTarget(target: ResolvedTarget, patience = PATIENCE): Promise<Examined> {
  const { requestsPerSecond } = target.limits;
  const onlySafeHttp = target.safety?.allowPlainHttp === false;
  const http = new HttpClient({
    reach: reachOf(target),
    patience,
    restraint: new Restraint({ requestsPerSecond, onlySafeHttp }, realTime),
  });
  const places = placesOf(target);
  try {
    const loop = examineCallbacks(target, patience, realTime.now);
    const [names, certificates, knocks, callbacks] = await Promise.all([
      Promise.all(places.map(examineName)),
      Promise.all(places.map((place) => examineCertificate(place, realTime.now()))),
      Promise.all(places.map((place) => knockAt(http, place, realTime.now))),
      within(loopLimit(target), loop, () => gap('callbacks', 'the receiver of notifications', 'no loop in time')),
    ]);
    const seen = [
      ...names,
      ...certificates.flat(),
      ...knocks.map(findingOf),
      ...knocks.flatMap((each) => skewFinding(each) ?? []),
    ];
    const usable =
      knocks.some(({ answer, place }) => answer && place.of !== 'lab') &&
      !knocks.some(({ silent, place }) => silent && place.of === 'lab');
    const asked = usable ? await askedAtAll(knocks, target, http) : [];
    return { findings: [...seen, ...asked, callbacks, ...(await examineDownstream(target))], usable };
  } finally {
    await http.close();
  }
}
