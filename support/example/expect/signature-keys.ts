import { expect } from 'chai';
import { absent, type Claim, evident, present } from '../session/claims.ts';
import type { Session } from '../session/session.ts';
import { enabledInList, enabledKeyId, keyId, signedAt } from '../verbs/signature-keys.ts';
import { type Amount, expectAmount } from './notifications.ts';
import { expectNoCrash } from './outcome.ts';

/** Which key a step says is enabled: one by its name, none, or whatever the latest request left. */
export type EnabledKey =
  | { readonly is: 'named'; readonly name: string }
  | { readonly is: 'none' | 'listed' }
  | { readonly is: 'left'; readonly accepted: string | undefined; readonly refused: string | undefined };

export function claimOf(wanted: EnabledKey): Claim {
  if (wanted.is === 'none') return absent('the enabled signature key');
  const isEvident = wanted.is === 'listed' || (wanted.is === 'left' && wanted.accepted === undefined);
  return isEvident ? evident : present('the enabled signature key');
}

export async function expectEnabledKey(session: Session, role: string, wanted: EnabledKey): Promise<void> {
  if (wanted.is === 'listed') return void expect(await enabledInList(session, role), 'enabled keys').to.equal(1);

  let name = wanted.is === 'named' ? wanted.name : undefined;
  if (wanted.is === 'left') {
    expectNoCrash(session.wire.last);
    name = session.wire.last.status < 300 ? wanted.accepted : wanted.refused;
  }
  const id = name === undefined ? undefined : keyId(session, name);
  expect(await enabledKeyId(session, role), 'enabled key').to.equal(id);
  if (name !== undefined) session.journal.witness.push(`the key ${name} is enabled`);
}

export type Signed = 'all' | 'none' | 'the last';

/** So many notifications came to a receiver, and all of them, none or the last is signed with a named key. */
export async function expectSigned(
  session: Session,
  { at, amount, signed, key }: { at: string; amount: Amount; signed: Signed; key: string },
): Promise<void> {
  expectAmount(await session.inbox.arrivals(at), amount, at);
  const found = await signedAt(session, at, key);
  const looked = signed === 'the last' ? found.slice(-1) : found;
  expect(looked, `signed with ${key}`).to.deep.equal(Array(looked.length).fill(signed !== 'none'));
}
