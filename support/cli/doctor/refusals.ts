import type { Credential } from '../../example/session/credential.ts';
import { doNothing } from '../../ground/do-nothing.ts';
import type { Facts } from '../../ground/facts.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { HttpClient } from '../../wire/http/client.ts';
import type { TargetCredentials } from '../../wire/target/declared-account.ts';
import { declaredFacts } from '../../wire/target/declared-facts.ts';
import type { InterfaceName, ResolvedTarget } from '../../wire/target/target.ts';
import { type Ask, askerFor, declaredPair, harmlessRequest } from './asker.ts';
import { type Place, placesOf } from './finding.ts';

const UNAUTHORIZED = 401;

/** A path that no interface has: what is refused there is refused everywhere. */
const UNKNOWN_PATH = '/plumbline-no-such-path';

interface Declared {
  readonly key: string;
  readonly credentials: TargetCredentials;
  readonly of: readonly InterfaceName[];
}

const OF_PROJECTS: readonly InterfaceName[] = ['token', 'subprojects', 'voice', 'conversation', 'standalone'];

/** Whether a place refuses a key by every scheme; without a token, or without an answer, it is not known to. */
async function refusesAll(ask: Ask, place: Place, facts: Facts, target: ResolvedTarget): Promise<boolean> {
  const { of } = place;
  // Every scheme that the document grants at an interface: a key is refused when all of them are.
  let schemes: Credential[] = [];
  const pair = declaredPair(of, facts);
  if (pair) {
    const basic: Credential = { scheme: 'basic', pair };
    const token: Credential[] = target.interfaces.token ? [{ scheme: 'own token', role: 'main' }] : [];
    if (of === 'messaging' || of === 'messagingApac') schemes = [basic, { scheme: 'hmac', pair }];
    else if (of === 'conversation' || of === 'standalone') schemes = target.auth?.[of] === 'basic' ? [basic] : token;
    else schemes = of === 'token' || of === 'lookup' ? [basic] : [basic, ...token];
  }
  const request = harmlessRequest(of as InterfaceName, facts);
  for (const as of schemes)
    try {
      const { status } = await ask(place, { ...request, as });
      if (status !== UNAUTHORIZED) return false;
    } catch (error) {
      if (error instanceof Inconclusive) return false;
      throw error;
    }
  return schemes.length > 0;
}

/** The sentence about a key that all its interfaces refuse; if any of them takes it, the others are judged. */
async function refusalOf(
  { key, credentials, of }: Declared,
  target: ResolvedTarget,
  http: HttpClient,
  now: () => number,
): Promise<string[]> {
  const places = placesOf(target);
  const facts = declaredFacts({ ...target, credentials });
  const ask = askerFor({ http, target, facts, places, now });
  const asked: Place[] = [];
  const interfaces = new Set<string>();
  for (const place of places)
    if ((of as readonly string[]).includes(place.of)) {
      asked.push(place);
      interfaces.add(place.of);
    }
  const refused = await Promise.all(asked.map((place) => refusesAll(ask, place, facts, target)));
  const [first] = asked;
  if (!first || refused.includes(false)) return [];
  const names = [...interfaces].join(', ');
  const who = interfaces.size === 1 ? `the ${names} interface refuses` : `the interfaces ${names} refuse`;
  const { method, path } = harmlessRequest(first.of as InterfaceName, facts);
  const sentence = `${who} this key: ${method} ${path} is answered with HTTP status ${UNAUTHORIZED}; check ${key}`;
  const elsewhere = await ask(first, { method: 'GET', path: UNKNOWN_PATH }).catch(doNothing);
  if (elsewhere?.status !== UNAUTHORIZED) return [sentence];
  const everybody = `a path that does not exist is answered with ${UNAUTHORIZED} too`;
  return [`${sentence}. If it is right, the target refuses everybody: ${everybody}`];
}

/**
 * One sentence for each key of the target file that its interfaces refuse. They are asked to read something, or for
 * something that they have to refuse for another reason: nothing is sent to anybody, nothing is changed.
 */
export async function refusalsOf(target: ResolvedTarget, http: HttpClient, now: () => number): Promise<string[]> {
  const { credentials = {} } = target;
  const { messaging, account, stranger, project, otherProject, conversation, lookup, otherLookup } = credentials;
  const all: Declared[] = [];
  if (messaging) {
    const of = ['messaging', 'messagingApac'] as const;
    all.push({ key: 'credentials.messaging', credentials: { messaging, account }, of });
  }
  for (const { name, account: id, key, secret } of credentials.accounts ?? [])
    if (key !== undefined && secret !== undefined) {
      const own = { messaging: { key, secret }, account: id };
      all.push({ key: `accounts (${name})`, credentials: own, of: ['messaging'] });
    }
  if (stranger) all.push({ key: 'credentials.stranger', credentials: { messaging: stranger }, of: ['messaging'] });
  if (project) all.push({ key: 'credentials.project', credentials: { project, conversation }, of: OF_PROJECTS });
  if (otherProject)
    all.push({ key: 'credentials.otherProject', credentials: { project: otherProject }, of: ['token'] });
  if (lookup) all.push({ key: 'credentials.lookup', credentials: { lookup }, of: ['lookup'] });
  if (otherLookup) all.push({ key: 'credentials.otherLookup', credentials: { lookup: otherLookup }, of: ['lookup'] });
  const found = await Promise.all(all.map((declared) => refusalOf(declared, target, http, now)));
  return found.flat();
}
