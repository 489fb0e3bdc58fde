import type { Credential } from '../../example/session/credential.ts';
import { outgoing } from '../../example/session/outgoing.ts';
import type { Facts } from '../../ground/facts.ts';
import { readJson } from '../../ground/json.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { HttpClient } from '../../wire/http/client.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { type Ask, declaredPair, TOKEN_FORM } from './credentials.ts';
import type { Place } from './place.ts';

/** A bearer token of the token service; throws Undeclared where there is no such service, or it gives none. */
async function tokenOf(places: readonly Place[], facts: Facts, ask: Ask): Promise<Credential> {
  const service = places.find(({ of }) => of === 'token');
  const pair = service && declaredPair(service, facts);
  if (!service || !pair) throw new Undeclared('token service that gives the token for this interface');
  const { text } = await ask(service, { ...TOKEN_FORM, as: { scheme: 'basic', pair } });
  const { access_token: token = '' } = (readJson(text) ?? {}) as { access_token?: string };
  return { scheme: 'bearer', token };
}

/** Who asks, where, and when: `now` is the time of the target in milliseconds since the epoch. */
interface Asker {
  readonly http: HttpClient;
  readonly target: ResolvedTarget;
  readonly facts: Facts;
  readonly places: readonly Place[];
  now(): number;
}

/** Sends single requests before a run, as the harness would send them in one. */
export function askerFor({ http, target, facts, places, now }: Asker): Ask {
  const ask: Ask = async (place, request) => {
    const as = request.as?.scheme === 'own token' ? await tokenOf(places, facts, ask) : request.as;
    const asked = { ...request, as, interface: place.of as 'messaging' };
    return http.send(outgoing(asked, place.url, now(), { run: { runId: 'doctor', target }, rule: 'doctor' }));
  };
  return ask;
}
