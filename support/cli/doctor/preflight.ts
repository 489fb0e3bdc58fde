import { UsageError } from '../../ground/problems/usage-error.ts';
import { realTime } from '../../ground/time/pause.ts';
import { within } from '../../ground/time/within.ts';
import type { Answer } from '../../wire/http/answer-collector.ts';
import { HttpClient } from '../../wire/http/client.ts';
import { addressBelow } from '../../wire/http/way.ts';
import { type InterfaceName, type ResolvedTarget, reachOf } from '../../wire/target/target.ts';
import { knockAt, restrained, silenceOf } from './answers.ts';
import { type Place, placesOf, spell } from './finding.ts';
import { refusalsOf } from './refusals.ts';

/** Milliseconds that an address has to show a sign of life, and that everything asked there may take. */
const PATIENCE = 5000;
const LIMIT = 12_000;

const KNOWN: Readonly<Record<InterfaceName, string>> = {
  messaging: '/v1/replies',
  messagingApac: '/v1/replies',
  token: '/oauth2/token',
  lookup: '/lookup',
  subprojects: '/v1/projects/-/subprojects',
  voice: '/v2/projects/-/services/-',
  conversation: '/v1/projects/-/capability:query',
  standalone: '/v1/-/capability',
};

/** What an answer shows that no interface gives to such a request: the way elsewhere, or a page for people. */
function strangeness({ status, headers }: Answer, known: boolean): string | undefined {
  if (status >= 300 && status < 400 && headers.location)
    return `it redirects to ${headers.location}; give that address, redirects are never followed`;
  const isPage = /html/i.test(headers['content-type'] ?? '');
  return isPage && (status < 300 || (known && status === 404))
    ? 'it answers with a web page; is that the address of the interface?'
    : undefined;
}

interface Seen {
  readonly place: Place;
  readonly silent?: string | undefined;
  readonly wrong?: string | undefined;
}

/** A page or a redirect at the base address alone proves nothing: what the interface answers below it counts. */
async function lookAt(http: HttpClient, place: Place): Promise<Seen> {
  const { of, url } = place;
  const knocked = await knockAt(http, place, realTime.now);
  if (!knocked.answer) return { place, silent: silenceOf(knocked) };
  if (of === 'lab') return { place, wrong: strangeness(knocked.answer, true) };
  if (strangeness(knocked.answer, false) === undefined) return { place };
  const isForm = of === 'token';
  try {
    const answer = await http.send({
      method: isForm ? 'POST' : 'GET',
      url: addressBelow(url, KNOWN[of]),
      headers: isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
      body: isForm ? 'grant_type=client_credentials' : undefined,
    });
    return { place, wrong: strangeness(answer, of !== 'conversation' && of !== 'standalone') };
  } catch {
    return { place };
  }
}

/**
 * Knocks at every address of a target before anything is examined. Answers one sentence for each that is silent;
 * throws UsageError when all of them are, when the lab is, or when something else is at any of them.
 */
export async function knock(target: ResolvedTarget, patience = PATIENCE): Promise<string[]> {
  const { name } = target;
  const http = new HttpClient({ reach: reachOf(target), patience });
  try {
    const looks = placesOf(target).map(async (place): Promise<Seen> => {
      const late = { place, silent: `no whole answer in ${LIMIT / 1000} s` };
      return (await within(LIMIT, lookAt(http, place))) ?? late;
    });
    const [wrong, silent, notes]: [string[], string[], string[]] = [[], [], []];
    let lab: string | undefined;
    let isAnyThere = false;
    for (const { place, silent: why, wrong: what } of await Promise.all(looks)) {
      const sentence = `${spell(place)} (${why ?? what})`;
      if (what !== undefined) wrong.push(sentence);
      if (why === undefined) isAnyThere ||= place.of !== 'lab';
      else {
        silent.push(sentence);
        notes.push(`no answer from ${sentence}`);
        if (place.of === 'lab') lab = sentence;
      }
    }
    if (wrong.length > 0) throw new UsageError(`the target ${name} has something else at ${wrong.join(', ')}.`);
    if (!isAnyThere) throw new UsageError(`nothing of the target ${name} answers: ${silent.join(', ')}.`);
    if (lab) throw new UsageError(`no answer from the ${lab}; start it, or take it out of the target file.`);
    return notes;
  } finally {
    await http.close();
  }
}

/**
 * Tries the credentials of a target that has no lab, before anything is examined: with wrong ones every rule would fail
 * and the target would be blamed. Throws UsageError with a sentence for each that is refused.
 */
export async function tryCredentials(target: ResolvedTarget): Promise<void> {
  if (target.lab !== undefined || target.kind === 'bundled' || target.client) return;
  const http = restrained(target, PATIENCE);
  try {
    const refusals = (await within(LIMIT, refusalsOf(target, http, realTime.now))) ?? [];
    if (refusals.length > 0) throw new UsageError(`${refusals.join('.\n')}.`);
  } finally {
    await http.close();
  }
}
