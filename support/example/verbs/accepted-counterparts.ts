import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Session } from '../session/session.ts';
import { refusalsWithoutWitness } from '../session/witnesses.ts';
import { type Asked, ask, askedRequest, hasAsked } from './requests.ts';

const REFUSED = 'requests that were refused';

const refusedRequests = ({ handles }: Session): readonly Asked[] => (handles.has(REFUSED) ? handles.get(REFUSED) : []);

/** Remembers that the latest request was refused, as a step says. */
export function noteRefusal(session: Session): void {
  if (!hasAsked(session)) return;
  session.handles.put(REFUSED, [...refusedRequests(session), askedRequest(session)]);
}

/**
 * Sends every refused request again with good credentials and content, unless a request of the same operation was accepted
 * anyway: the refusal is no accident. Throws Inconclusive (insufficient-evidence) when that one is refused too.
 */
export async function sendAcceptedCounterparts(session: Session): Promise<void> {
  for (const { operation, requester, at } of refusedRequests(session)) {
    if (!refusalsWithoutWitness(session.journal.exchanges).includes(operation)) continue;
    const exchange = await ask(session, { role: requester.role }, operation, { at });
    exchange.looked = true;
    if (exchange.status >= 300)
      throw new Inconclusive(
        'insufficient-evidence',
        `to ${operation} with good credentials is refused too, with HTTP status ${exchange.status}`,
      );
    session.journal.witness.push(`to ${operation} with good credentials is accepted`);
  }
}
