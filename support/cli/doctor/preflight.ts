import { UsageError } from '../../ground/problems/usage-error.ts';
import { realTime } from '../../ground/time/pause.ts';
import { within } from '../../ground/time/within.ts';
import { HttpClient } from '../../wire/http/client.ts';
import { Restraint } from '../../wire/safety/restraint.ts';
import { type ResolvedTarget, reachOf } from '../../wire/target/target.ts';
import { type Knock, knockAt, silenceOf } from './answers.ts';
import { type Place, placesOf, spell } from './place.ts';
import { refusalsOf } from './refusals.ts';
import { wrongPlace } from './wrong-place.ts';

/** Milliseconds that an address has to show a sign of life, and that everything asked there may take. */
const PATIENCE = 5000;
const LIMIT = 12_000;

/** What is behind one address: the interface, nothing at all, or something else. */
interface Seen {
  readonly place: Place;
  readonly silent?: string | undefined;
  readonly wrong?: string | undefined;
}

async function lookAt(http: HttpClient, place: Place): Promise<Seen> {
  const knocked: Knock = await knockAt(http, place, realTime.now);
  if (!knocked.answer) return { place, silent: silenceOf(knocked) };
  return { place, wrong: await wrongPlace(http, place, knocked.answer).catch(() => undefined) };
}

const told = ({ place, silent, wrong }: Seen): string => `${spell(place)} (${silent ?? wrong})`;

/**
 * Knocks at every address of a target before anything is examined. Answers one sentence for each that is silent;
 * throws UsageError when all of them are, when the lab is, or when something else is at any of them.
 */
export async function knock(target: ResolvedTarget, patience = PATIENCE): Promise<string[]> {
  const places = placesOf(target);
  const http = new HttpClient({ reach: reachOf(target), patience });
  try {
    const late = (place: Place): Seen => ({ place, silent: `no whole answer in ${LIMIT / 1000} s` });
    const seen = await Promise.all(
      places.map(async (place) => (await within(LIMIT, lookAt(http, place))) ?? late(place)),
    );
    const wrong = seen.filter((each) => each.wrong !== undefined);
    if (wrong.length > 0)
      throw new UsageError(`the target ${target.name} has something else at ${wrong.map(told).join(', ')}.`);
    const silent = seen.filter((each) => each.silent !== undefined);
    if (seen.every(({ place, silent: why }) => place.of === 'lab' || why !== undefined))
      throw new UsageError(`nothing of the target ${target.name} answers: ${silent.map(told).join(', ')}.`);
    const lab = silent.find(({ place }) => place.of === 'lab');
    if (lab) throw new UsageError(`no answer from the ${told(lab)}; start it, or take it out of the target file.`);
    return silent.map((each) => `no answer from ${told(each)}`);
  } finally {
    await http.close();
  }
}

/**
 * Tries the credentials of a target that has no lab, before anything is examined: with wrong ones every rule would fail
 * and the target would be blamed. Throws UsageError with a sentence for each that is refused.
 */
export async function tryCredentials(target: ResolvedTarget, patience = PATIENCE): Promise<void> {
  if (target.lab !== undefined || target.kind === 'bundled' || target.client) return;
  const { requestsPerSecond } = target.limits;
  const onlySafeHttp = target.safety?.allowPlainHttp === false;
  const restraint = new Restraint({ requestsPerSecond, onlySafeHttp }, realTime);
  const http = new HttpClient({ reach: reachOf(target), patience, restraint });
  try {
    const refusals = (await within(LIMIT, refusalsOf(target, { http, now: realTime.now }))) ?? [];
    if (refusals.length > 0) throw new UsageError(`${refusals.join('.\n')}.`);
  } finally {
    await http.close();
  }
}
