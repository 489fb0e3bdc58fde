import { expect } from 'chai';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { type Claim, counted, evident } from '../session/claims.ts';
import { trafficOf } from '../session/driven-client.ts';
import type { Session } from '../session/session.ts';
import { keysSent, messagesToCustomer, subprojectRequests } from '../verbs/own-clients.ts';
import type { Bound } from './call-events.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export async function countOf(session: Session, what: string): Promise<number> {
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
    case 'UUID version 4 Idempotency-Key': {
      const keys = await keysSent(session);
      for (const key of keys) expect(key).to.match(UUID_V4);
      return new Set(keys).size;
    }
    case 'requests that accept JSON': {
      const requests = await subprojectRequests(session);
      for (const { headers, target } of requests)
        expect(headers.accept, `Accept at ${target}`).to.equal('application/json');
      return requests.length;
    }
    case 'customer message':
      return messagesToCustomer(session);
    default:
      throw new HarnessError(`no count is kept of ${what}`);
  }
}

export function sentClaim(bound: Bound, count: number, what: string): Claim | readonly Claim[] {
  if (bound === 'at most') return evident;
  return what === 'customer message' ? counted('the customer', count) : [];
}
