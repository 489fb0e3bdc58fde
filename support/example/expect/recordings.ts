import { expect } from 'chai';
import type { Session } from '../session/session.ts';
import { numberLookedUp } from '../verbs/dedicated-numbers.ts';
import { disclosures } from '../verbs/disclosures.ts';
import { observe, observeAnswer } from '../verbs/observing.ts';
import { signedAt } from '../verbs/signature-keys.ts';
import { expectNoCrash } from './answer.ts';

/** What a step has recorded where nothing is judged. */
export type Observed =
  | { readonly what: 'answer' | 'disclosures' | 'class' }
  | { readonly what: 'notifications'; readonly receiver: string }
  | { readonly what: 'signatures'; readonly receiver: string; readonly key: string };

async function observeNotifications(session: Session, receiver: string): Promise<void> {
  const { length } = await session.arrivals(receiver);
  observe(session, `notifications at ${receiver}`, length);
}

async function observeSignatures(session: Session, receiver: string, key: string): Promise<void> {
  const signed = await signedAt(session, receiver, key);
  expect(signed, `notifications at ${receiver}`).to.not.have.lengthOf(0);
  observe(session, `signed with ${key}`, signed);
}

function observeClass(session: Session): void {
  const [number, found] = numberLookedUp(session);
  observe(session, `class of ${number}`, found);
}

/** Records what a step names; the platform has to survive it. */
export async function expectRecorded(session: Session, observed: Observed): Promise<void> {
  if (observed.what === 'answer') observeAnswer(session);
  if (observed.what === 'disclosures')
    observe(session, 'disclosed in the answer', disclosures(session.last, session));
  if (observed.what === 'class') observeClass(session);
  if (observed.what === 'notifications') await observeNotifications(session, observed.receiver);
  if (observed.what === 'signatures') await observeSignatures(session, observed.receiver, observed.key);
  expectNoCrash(session.last);
}
