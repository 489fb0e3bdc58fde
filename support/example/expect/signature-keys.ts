import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import { enabledKeyId, keyId, signedAt } from '../verbs/signature-keys.ts';
import { expectNoCrash } from './outcome.ts';

/** Whether the latest request was accepted; both are well as long as it was answered. */
export function wasAccepted(exchange: Exchange): boolean {
  expectNoCrash(exchange);
  return exchange.status < 300;
}

export const isNoKey = (name: string): boolean => name.startsWith('No ');

export async function expectEnabledKey(session: Session, role: string, name: string): Promise<void> {
  const id = isNoKey(name) ? undefined : keyId(session, name);
  expect(await enabledKeyId(session, role), 'enabled key').to.equal(id);
  if (id !== undefined) session.journal.witness.push(`the key ${name} is enabled`);
}

export async function signedOfLeast(session: Session, at: string, least: number, key: string): Promise<boolean[]> {
  const { length } = await session.inbox.arrivals(at);
  expect(length, `notifications at ${at}`).to.be.at.least(least);
  return signedAt(session, at, key);
}
