import { parseDuration } from '../../ground/time/duration.ts';
import { realTime } from '../../ground/time/pause.ts';
import { within } from '../../ground/time/within.ts';
import type { HttpClient } from '../../wire/http/client.ts';
import { LabClient } from '../../wire/lab/lab-client.ts';
import { declaredFacts } from '../../wire/target/declared-facts.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { examineCertificate, examineName } from './addresses.ts';
import { findingOf, knockAt, restrained, skewFindings } from './answers.ts';
import { askerFor, mainOf } from './asker.ts';
import { examineCallbacks } from './callback-loop.ts';
import { type CapabilityMeans, examineCapabilities } from './capabilities.ts';
import { examineAccounts, examineCredentials } from './credentials.ts';
import { examineDeclared, examineDownstream, examineLab } from './facilities.ts';
import { probeFeatures, probesFor } from './feature-probe.ts';
import { type Finding, gap, type Place, placesOf, spell, tagsOf } from './finding.ts';

/** Milliseconds for one answer, and for one check with everything it asks. */
const PATIENCE = 5000;
const LIMIT = 15_000;

export interface Examined {
  readonly findings: readonly Finding[];
  readonly usable: boolean;
  readonly messages: number;
}

type Found = Finding | Finding[];

async function guarded(place: Place, check: Finding['check'], work: Promise<Found>): Promise<Found> {
  const blocks = { tags: tagsOf(place) };
  try {
    return (await within(LIMIT, work)) ?? gap(check, spell(place), `not done within ${LIMIT / 1000} s`, blocks);
  } catch (error) {
    return gap(check, spell(place), (error as Error).message, blocks);
  }
}

function examineMessaging(means: CapabilityMeans, send: boolean, checks: Array<Promise<Found>>): number {
  const { target, messaging, ask } = means;
  if (!target.lab) checks.push(guarded(messaging, 'account', examineAccounts(target, messaging, ask)));
  const probing = { target, messaging, ask, time: realTime };
  const probes = probesFor(probing);
  let copies = 0;
  for (const each of probes) copies += each.copies;
  if (send) checks.push(guarded(messaging, 'account', probeFeatures(probes, probing)));
  checks.push(guarded(messaging, 'capability', examineCapabilities(means, send ? probes : [], copies)));
  return send ? copies : 0;
}

async function askedAtAll(
  alive: readonly Place[],
  target: ResolvedTarget,
  http: HttpClient,
  send: boolean,
): Promise<Omit<Examined, 'usable'>> {
  const lab = target.lab ? new LabClient(http, target.lab) : undefined;
  const world = await lab?.createWorld();
  const facts = world ?? declaredFacts(target);
  // The time of a world is frozen.
  const frozen = world && Date.parse(world.now);
  const now = () => frozen ?? realTime.now();
  const ask = askerFor({ http, target, facts, places: alive, now });
  const checks: Array<Promise<Found>> = [];
  for (const place of alive)
    checks.push(guarded(place, 'credentials', examineCredentials(place, facts, ask, target.auth)));

  let messages = 0;
  const messaging = alive.find(({ of }) => of === 'messaging');
  if (messaging) {
    const main = mainOf(world?.accounts ?? [])?.id ?? '';
    const switchOn = async (feature: string): Promise<boolean> => {
      try {
        await lab?.request('PATCH', `/worlds/${world?.id}/accounts/${main}`, { features: { [feature]: true } });
        return true;
      } catch {
        return false;
      }
    };
    messages = examineMessaging({ target, facts, messaging, ask, switchOn: lab && switchOn }, send, checks);
  }
  const findings = (await Promise.all(checks)).flat();

  findings.push(...(await examineDeclared(target, facts, http)));
  if (lab && world) {
    findings.push(...(await examineLab(lab, world, target)));
    await Promise.allSettled([lab.request('DELETE', `/worlds/${world.id}`)]);
  }
  return { findings, messages };
}

/**
 * Examines everything that a run against `target` depends on. Nothing is changed, and nothing is sent to anybody, but with
 * `send` a message or two from each account whose features they show, where the target file allows messages.
 */
export async function examineTarget(
  target: ResolvedTarget,
  { patience = PATIENCE, send = false }: { readonly patience?: number; readonly send?: boolean } = {},
): Promise<Examined> {
  const { command, commandPatience = '30s' } = target.callbacks;
  const http = restrained(target, patience);
  const places = placesOf(target);
  try {
    const loop = examineCallbacks(target, patience, realTime.now);
    // A tunnel has its own time to come about.
    const loopLimit = LIMIT + (command === undefined ? 0 : (parseDuration(commandPatience) ?? 0));
    const [names, certificates, knocks, callbacks] = await Promise.all([
      Promise.all(places.map(examineName)),
      Promise.all(places.map(examineCertificate)),
      Promise.all(places.map((place) => knockAt(http, place, realTime.now))),
      within(loopLimit, loop),
    ]);
    const findings = [...names, ...certificates.flat(), ...knocks.map(findingOf), ...knocks.flatMap(skewFindings)];

    const alive: Place[] = [];
    let isLabSilent = false;
    for (const { place, answer, silent } of knocks)
      if (place.of === 'lab') isLabSilent ||= Boolean(silent);
      else if (answer) alive.push(place);
    const usable = alive.length > 0 && !isLabSilent;
    const asked = usable ? await askedAtAll(alive, target, http, send) : { findings: [], messages: 0 };
    findings.push(...asked.findings, callbacks ?? gap('callbacks', 'the receiver of notifications', 'no loop in time'));
    findings.push(...(await examineDownstream(target)));
    return { findings, usable, messages: asked.messages };
  } finally {
    await http.close();
  }
}
