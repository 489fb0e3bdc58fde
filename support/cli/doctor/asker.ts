import { outgoing, type Request } from '../../example/session/send.ts';
import type { Pair } from '../../ground/credentials/basic.ts';
import type { Facts } from '../../ground/facts.ts';
import { readJson } from '../../ground/json.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { Answer } from '../../wire/http/answer-collector.ts';
import type { HttpClient } from '../../wire/http/client.ts';
import type { InterfaceName, ResolvedTarget } from '../../wire/target/target.ts';
import type { Place } from './finding.ts';

export type Ask = (place: Place, request: Omit<Request, 'interface'>) => Promise<Answer>;

const TOKEN_FORM = {
  method: 'POST',
  path: '/oauth2/token',
  raw: 'grant_type=client_credentials',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
} as const;

export const mainOf = <Fact extends { readonly role: string }>(facts: readonly Fact[]): Fact | undefined =>
  facts.find(({ role }) => role === 'main');

/** A request that needs credentials and changes nothing: a read, or one that is refused for lack of members. */
export function harmlessRequest(of: InterfaceName, facts: Facts): Omit<Request, 'interface' | 'as'> {
  switch (of) {
    case 'messaging':
    case 'messagingApac':
      return { method: 'GET', path: '/v1/replies' };
    case 'token':
      return TOKEN_FORM;
    case 'lookup':
      return { method: 'GET', path: '/lookup' };
    case 'subprojects':
      return {
        method: 'GET',
        path: `/v1/projects/${mainOf(facts.projects)?.id}/subprojects`,
        headers: { accept: 'application/json' },
      };
    case 'voice':
      return {
        method: 'GET',
        path: `/v2/projects/${mainOf(facts.projects)?.id}/services/${mainOf(facts.projects)?.services[0]?.id}`,
      };
    case 'conversation':
      return { method: 'POST', path: `/v1/projects/${mainOf(facts.projects)?.id}/capability:query`, json: {} };
    case 'standalone':
      return { method: 'POST', path: `/v1/${mainOf(facts.projects)?.botId ?? '-'}/capability`, json: {} };
  }
}

export function declaredPair(of: Place['of'], facts: Facts): Pair | undefined {
  if (of === 'lab') return undefined;
  if (of === 'lookup') return facts.lookupUsers[0];
  try {
    if (of === 'messaging' || of === 'messagingApac') {
      const account = mainOf(facts.accounts);
      return account && { user: account.key, password: account.secret };
    }
    const project = mainOf(facts.projects);
    return project && { user: project.keyId, password: project.keySecret };
  } catch (error) {
    if (error instanceof Undeclared) return undefined;
    throw error;
  }
}

/** Who asks, where, and when: `now` is the time of the target in milliseconds since the epoch. */
interface Asker {
  readonly http: HttpClient;
  readonly target: ResolvedTarget;
  readonly facts: Facts;
  readonly places: readonly Place[];
  now(): number;
}

/** Sends single requests before a run as they are sent in one; a token that is asked for is the token service's. */
export function askerFor({ http, target, facts, places, now }: Asker): Ask {
  const ask: Ask = async (place, request) => {
    let { as } = request;
    if (as?.scheme === 'own token') {
      const service = places.find(({ of }) => of === 'token');
      const pair = service && declaredPair('token', facts);
      if (!service || !pair) throw new Undeclared('token service that gives the token for this interface');
      const { text } = await ask(service, { ...TOKEN_FORM, as: { scheme: 'basic', pair } });
      const { access_token: token = '' } = (readJson(text) ?? {}) as { access_token?: string };
      as = { scheme: 'bearer', token };
    }
    const asked = { ...request, as, interface: place.of as InterfaceName };
    return http.send(outgoing(asked, place.url, now(), { run: { runId: 'doctor', target }, rule: 'doctor' }));
  };
  return ask;
}
