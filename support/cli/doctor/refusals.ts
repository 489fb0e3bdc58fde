import type { Credential } from '../../example/session/credential.ts';
import type { Facts } from '../../ground/facts.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { HttpClient } from '../../wire/http/client.ts';
import type { DeclaredAccount } from '../../wire/target/declared-account.ts';
import { declaredFacts } from '../../wire/target/declared-facts.ts';
import type { InterfaceName, ResolvedTarget, TargetCredentials } from '../../wire/target/target.ts';
import { askerFor } from './asker.ts';
import { type Ask, declaredPair, harmlessRequest } from './credentials.ts';
import { type Place, placesOf } from './place.ts';

const UNAUTHORIZED = 401;

/** A path that no interface has: what is refused there is refused everywhere. */
const NOWHERE = '/plumbline-no-such-path';

/** Credentials of a target file under their key, with the interfaces that take them. */
interface Declared {
  readonly key: string;
  readonly credentials: TargetCredentials;
  readonly of: readonly InterfaceName[];
}

const OF_PROJECTS: readonly InterfaceName[] = ['token', 'subprojects', 'voice', 'conversation', 'standalone'];

/** An entry of `accounts` that has a key of its own. */
const accountEntry = ({ name, account, key, secret }: DeclaredAccount): Declared | undefined =>
  key === undefined || secret === undefined
    ? undefined
    : { key: `accounts (${name})`, credentials: { messaging: { key, secret }, account }, of: ['messaging'] };

function declaredIn({ credentials = {} }: ResolvedTarget): Declared[] {
  const {
    messaging,
    account,
    stranger,
    accounts = [],
    project,
    otherProject,
    conversation,
    lookup,
    otherLookup,
  } = credentials;
  const all: Array<Declared | undefined> = [
    messaging && {
      key: 'credentials.messaging',
      credentials: { messaging, account },
      of: ['messaging', 'messagingApac'],
    },
    ...accounts.map(accountEntry),
    stranger && { key: 'credentials.stranger', credentials: { messaging: stranger }, of: ['messaging'] },
    project && { key: 'credentials.project', credentials: { project, conversation }, of: OF_PROJECTS },
    otherProject && { key: 'credentials.otherProject', credentials: { project: otherProject }, of: ['token'] },
    lookup && { key: 'credentials.lookup', credentials: { lookup }, of: ['lookup'] },
    otherLookup && { key: 'credentials.otherLookup', credentials: { lookup: otherLookup }, of: ['lookup'] },
  ];
  return all.flatMap((each) => each ?? []);
}

/** Every scheme that the document grants at an interface: a key is refused when all of them are. */
function schemesAt({ of }: Place, facts: Facts, { auth, interfaces }: ResolvedTarget): Credential[] {
  const pair = declaredPair({ of, place: 1, url: '' }, facts);
  if (!pair) return [];
  const basic: Credential = { scheme: 'basic', pair };
  const token: Credential[] = interfaces.token ? [{ scheme: 'own token', role: 'main' }] : [];
  if (of === 'messaging' || of === 'messagingApac') return [basic, { scheme: 'hmac', pair }];
  if (of === 'conversation' || of === 'standalone') return auth?.[of] === 'basic' ? [basic] : token;
  return of === 'token' || of === 'lookup' ? [basic] : [basic, ...token];
}

/** Whether a place refuses this scheme; without a token, or without an answer, nobody knows. */
async function refuses(ask: Ask, place: Place, facts: Facts, as: Credential): Promise<boolean> {
  try {
    return (await ask(place, { ...harmlessRequest(place.of as InterfaceName, facts), as })).status === UNAUTHORIZED;
  } catch (error) {
    if (error instanceof Inconclusive) return false;
    throw error;
  }
}

/** Whether a place refuses a key by every scheme that the document grants there. */
async function refusesAll(ask: Ask, place: Place, facts: Facts, target: ResolvedTarget): Promise<boolean> {
  const schemes = schemesAt(place, facts, target);
  for (const as of schemes) if (!(await refuses(ask, place, facts, as))) return false;
  return schemes.length > 0;
}

/** The sentence about a key that every interface refuses; one that any of them takes is right, and the others are judged. */
async function refusalOf(
  { key, credentials, of }: Declared,
  target: ResolvedTarget,
  { http, now }: Way,
): Promise<string | undefined> {
  const places = placesOf(target);
  const facts = declaredFacts({ ...target, credentials });
  const ask = askerFor({ http, target, facts, places, now });
  const asked = places.filter((place) => of.some((name) => name === place.of));
  const refused = await Promise.all(asked.map((place) => refusesAll(ask, place, facts, target)));
  const [first] = asked;
  if (!first || refused.includes(false)) return undefined;
  const names = [...new Set(asked.map((place) => place.of))];
  const who = names.length === 1 ? `the ${names[0]} interface refuses` : `the interfaces ${names.join(', ')} refuse`;
  const { method, path } = harmlessRequest(first.of as InterfaceName, facts);
  const elsewhere = await ask(first, { method: 'GET', path: NOWHERE }).catch(() => undefined);
  const everything =
    elsewhere?.status === UNAUTHORIZED
      ? `. If it is right, the target refuses everybody: a path that does not exist is answered with ${UNAUTHORIZED} too`
      : '';
  return `${who} this key: ${method} ${path} is answered with HTTP status ${UNAUTHORIZED}; check ${key}${everything}`;
}

interface Way {
  readonly http: HttpClient;
  now(): number;
}

/**
 * One sentence for each key of the target file that its interfaces refuse. They are asked to read something, or for
 * something that they have to refuse for another reason: nothing is sent to anybody, nothing is changed.
 */
export async function refusalsOf(target: ResolvedTarget, way: Way): Promise<string[]> {
  const found = await Promise.all(declaredIn(target).map((declared) => refusalOf(declared, target, way)));
  return found.flatMap((sentence) => sentence ?? []);
}
