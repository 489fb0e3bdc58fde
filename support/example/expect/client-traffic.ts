import { expect } from 'chai';
import { type Claim, counted, evident } from '../session/claims.ts';
import type { Session } from '../session/session.ts';
import { keysSent, messagesToCustomer, subprojectRequests } from '../verbs/own-clients.ts';
import { lookupsAt } from '../verbs/own-lookup-client.ts';
import { trafficOf } from '../verbs/stand-in-platform.ts';
import { type Bound, expectCount } from './call-events.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** How much of a thing the client has sent, by the word of the features; what it sends has to be well made. */
async function countOf(session: Session, what: string): Promise<number> {
  switch (what) {
    case 'token request': {
      const { tokensAsked } = await trafficOf(session);
      expect(tokensAsked, 'tokens asked for').to.be.at.least(1);
      return tokensAsked;
    }
    case 'call': {
      const { length } = (await trafficOf(session)).tokensUsed;
      expect(length, 'calls').to.be.at.least(1);
      return length;
    }
    case 'voice update':
      return (await keysSent(session)).length;
    case 'Idempotency-Key': {
      const keys = await keysSent(session);
      for (const key of keys) expect(key).to.match(UUID_V4);
      return new Set(keys).size;
    }
    case 'request': {
      const requests = await subprojectRequests(session);
      for (const { headers, target } of requests)
        expect(headers.accept, `Accept at ${target}`).to.equal('application/json');
      return requests.length;
    }
    case 'message':
      return messagesToCustomer(session);
    case 'lookup first primary':
    case 'lookup second primary':
    case 'lookup backup':
      return lookupsAt(session, what.slice('lookup '.length));
    default:
      return Number.NaN;
  }
}

export async function expectSent(session: Session, bound: Bound, count: number, what: string): Promise<void> {
  expectCount(await countOf(session, what), bound, count, `${what}s`);
}

export function sentClaim(bound: Bound, count: number, what: string): Claim | readonly Claim[] {
  if (bound === 'at most') return evident;
  if (what === 'message') return counted('the customer', count);
  return what.startsWith('lookup') ? counted('a lookup host', count) : [];
}

export interface ClientReport {
  readonly text: string;
  readonly everyTime: boolean;
}

/** The latest report says this, and where wanted every earlier one too. */
export function expectReport(reports: readonly string[], { text, everyTime }: ClientReport): void {
  expect(reports.at(-1), 'the report of the client').to.equal(text);
  if (everyTime) expect(new Set(reports), 'the reports of the client').to.have.all.keys(text);
}
