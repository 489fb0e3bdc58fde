import { expect } from 'chai';
import { type Claim, counted, evident } from '../session/claims.ts';
import type { Session } from '../session/session.ts';
import { keysSent, messagesToCustomer, subprojectRequests } from '../verbs/own-clients.ts';
import { lookupsAt } from '../verbs/own-lookup-client.ts';
import { trafficOf } from '../verbs/stand-in-platform.ts';
import { type Bound, expectCount } from './call-events.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** How many different keys came, all of them UUIDs of version 4. */
async function differentKeys(session: Session): Promise<number> {
  const keys = await keysSent(session);
  for (const key of keys) expect(key).to.match(UUID_V4);
  return new Set(keys).size;
}

/** How many requests came, all of which accept JSON. */
async function requestsForJson(session: Session): Promise<number> {
  const requests = await subprojectRequests(session);
  for (const { headers, target } of requests)
    expect(headers.accept, `Accept at ${target}`).to.equal('application/json');
  return requests.length;
}

/** What a client sends wherever it does its work: something of it has come. */
function some(count: number, what: string): number {
  expect(count, what).to.be.at.least(1);
  return count;
}

/** How much of each thing a client has sent, by the words of the features. */
const COUNTS: Readonly<Record<string, (session: Session) => Promise<number>>> = {
  'token request': async (session) => some((await trafficOf(session)).tokensAsked, 'tokens asked for'),
  call: async (session) => some((await trafficOf(session)).tokensUsed.length, 'calls'),
  'voice update': async (session) => (await keysSent(session)).length,
  'Idempotency-Key': differentKeys,
  request: requestsForJson,
  message: messagesToCustomer,
  'lookup first primary': (session) => lookupsAt(session, 'first primary'),
  'lookup second primary': (session) => lookupsAt(session, 'second primary'),
  'lookup backup': (session) => lookupsAt(session, 'backup'),
};

/** The client has sent as much as `bound` and `count` allow. */
export async function expectSent(session: Session, bound: Bound, count: number, what: string): Promise<void> {
  expectCount((await COUNTS[what]?.(session)) ?? Number.NaN, bound, count, `${what}s`);
}

/** What a step claims that counts what a client has sent. */
export function sentClaim(bound: Bound, count: number, what: string): Claim | readonly Claim[] {
  if (bound === 'at most') return evident;
  if (what === 'message') return counted('the customer', count);
  return what.startsWith('lookup') ? counted('a lookup host', count) : [];
}

/** What a client reports of its latest request, or of each. */
export interface ClientReport {
  readonly text: string;
  readonly everyTime: boolean;
}

/** The latest report says this, and where wanted every earlier one too. */
export function expectReport(reports: readonly string[], { text, everyTime }: ClientReport): void {
  expect(reports.at(-1), 'the report of the client').to.equal(text);
  if (everyTime) expect(new Set(reports), 'the reports of the client').to.have.all.keys(text);
}
