import type { Credential } from '../../example/session/credential.ts';
import type { Request } from '../../example/session/request.ts';
import type { Pair } from '../../ground/credentials/basic.ts';
import type { Facts } from '../../ground/facts.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { Answer } from '../../wire/http/answer-collector.ts';
import type { InterfaceName, ResolvedTarget } from '../../wire/target/target.ts';
import { type Finding, fine, gap, note } from './finding.ts';
import { type Place, spell, tagsOf } from './place.ts';

/** Sends a request to one place; throws Inconclusive when nothing answers. */
export type Ask = (place: Place, request: Omit<Request, 'interface'>) => Promise<Answer>;

type Harmless = Omit<Request, 'interface' | 'as'>;

/** How a token is asked for. */
export const TOKEN_FORM = {
  method: 'POST',
  path: '/oauth2/token',
  raw: 'grant_type=client_credentials',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
} as const;

const project = ({ projects }: Facts) => projects.find(({ role }) => role === 'main');

/** A request per interface that needs credentials and changes nothing: a read, or one that is refused for lack of members. */
const HARMLESS: Readonly<Record<InterfaceName, (facts: Facts) => Harmless>> = {
  messaging: () => ({ method: 'GET', path: '/v1/replies' }),
  messagingApac: () => ({ method: 'GET', path: '/v1/replies' }),
  token: () => TOKEN_FORM,
  lookup: () => ({ method: 'GET', path: '/lookup' }),
  subprojects: (facts) => ({
    method: 'GET',
    path: `/v1/projects/${project(facts)?.id}/subprojects`,
    headers: { accept: 'application/json' },
  }),
  voice: (facts) => ({
    method: 'GET',
    path: `/v2/projects/${project(facts)?.id}/services/${project(facts)?.services[0]?.id}`,
  }),
  conversation: (facts) => ({
    method: 'POST',
    path: `/v1/projects/${project(facts)?.id}/capability:query`,
    json: {},
  }),
  standalone: (facts) => ({
    method: 'POST',
    path: `/v1/${project(facts)?.botId ?? '-'}/capability`,
    json: {},
  }),
};

/** A request to an interface that needs credentials and changes nothing. */
export const harmlessRequest = (of: InterfaceName, facts: Facts): Harmless => HARMLESS[of](facts);

function pairFor(of: InterfaceName, facts: Facts): Pair | undefined {
  if (of === 'lookup') return facts.lookupUsers[0];
  if (of === 'messaging' || of === 'messagingApac') {
    const account = facts.accounts.find(({ role }) => role === 'main');
    return account && { user: account.key, password: account.secret };
  }
  const own = project(facts);
  return own && { user: own.keyId, password: own.keySecret };
}

/** The credentials for a place; undefined when the target file has none. */
export function declaredPair({ of }: Place, facts: Facts): Pair | undefined {
  if (of === 'lab') return undefined;
  try {
    return pairFor(of, facts);
  } catch (error) {
    if (error instanceof Undeclared) return undefined;
    throw error;
  }
}

const KEYS: Readonly<Record<string, string>> = {
  messaging: 'messaging',
  messagingApac: 'messaging',
  lookup: 'lookup',
};

function judged(place: Place, good: number, wrong: number): Finding {
  const about = spell(place);
  if (good === 401 || good === 403)
    return gap(
      'credentials',
      about,
      `it refuses your credentials with HTTP status ${good}; fix credentials.${KEYS[place.of] ?? 'project'}`,
      {
        tags: tagsOf(place),
      },
    );
  if (good >= 500)
    return gap('credentials', about, `it answers good credentials with HTTP status ${good}`, {
      tags: tagsOf(place),
    });
  if (wrong !== 401 && good === 404)
    return note(
      'credentials',
      about,
      'it does not have the requested resource, which says nothing about the credentials',
    );
  if (wrong !== 401)
    return gap(
      'credentials',
      about,
      `it answers wrong credentials with HTTP status ${wrong}, not 401: nothing shows that yours are the right ones`,
      { by: 'credentials' },
    );
  return fine('credentials', about, `it takes your credentials (HTTP status ${good}) and refuses wrong ones with 401`);
}

/** Good and wrong credentials for a place: a bearer token and one that was never issued where Basic is not granted. */
function credentialsFor(
  of: InterfaceName,
  pair: Pair,
  auth: ResolvedTarget['auth'],
): readonly [Credential, Credential] {
  if ((of === 'conversation' || of === 'standalone') && auth?.[of] !== 'basic')
    return [
      { scheme: 'own token', role: 'main' },
      { scheme: 'bearer', token: 'never-issued' },
    ];
  return [
    { scheme: 'basic', pair },
    { scheme: 'basic', pair: { ...pair, password: `${pair.password}-wrong` } },
  ];
}

/** One harmless request with the credentials of the target file, and the same with wrong ones. */
export async function examineCredentials(
  place: Place,
  facts: Facts,
  ask: Ask,
  auth: ResolvedTarget['auth'],
): Promise<Finding> {
  const { of } = place;
  const pair = declaredPair(place, facts);
  if (of === 'lab' || pair === undefined)
    return gap(
      'credentials',
      spell(place),
      `the target file has no credentials for it; add credentials.${KEYS[of] ?? 'project'}`,
      {
        tags: tagsOf(place),
      },
    );
  const request = harmlessRequest(of, facts);
  const [own, strange] = credentialsFor(of, pair, auth);
  const [good, wrong] = await Promise.all([
    ask(place, { ...request, as: own }),
    ask(place, { ...request, as: strange }),
  ]);
  return judged(place, good.status, wrong.status);
}
