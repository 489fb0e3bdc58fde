import { isSignedWith } from '../../ground/credentials/webhook-signature.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { entriesWith, valuesIn, valuesNamed } from '../session/json-members.ts';
import { requireGood } from '../session/send.ts';
import type { Session } from '../session/session.ts';
import { idsPerhapsMadeBy, keepMade } from './effects.ts';
import { idNamed, nameThing } from './made-things.ts';
import { pagesFor, type Requester, sendAs } from './requests.ts';

interface Key {
  readonly key_id: string;
  readonly public_key?: string;
  readonly enabled?: boolean;
}

export function keyId(session: Session, name: string): string {
  return idNamed(session, 'signature key', name);
}

const MAKE = 'create a signature key';

/** A key by its name in the example; where the digest is no matter it is SHA256. */
export interface WantedKey {
  readonly name: string;
  readonly digest?: string;
}

export async function makeKey(session: Session, requester: Requester, { name, digest = 'SHA256' }: WantedKey) {
  const answer = await sendAs(session, requester, MAKE, { json: { digest, cipher: 'RSA' } });
  const exchange = requireGood(answer, 'the signature key was refused:');
  const { key_id, public_key } = (exchange.json ?? {}) as Key;
  nameThing(session, 'signature key', name, key_id);
  keepMade(session, MAKE, [key_id]);
  session.handles.put(`public half of ${name}`, public_key);
  return exchange;
}

export function enableKey(session: Session, requester: Requester, name: string): Promise<Exchange> {
  return sendAs(session, requester, 'enable a signature key', { json: { key_id: keyId(session, name) } });
}

export async function enabledKeyId(session: Session, role: string): Promise<string | undefined> {
  const exchange = await sendAs(session, { role }, 'read the enabled signature key');
  exchange.looked = true;
  if (exchange.status >= 300) return undefined;
  const told = valuesIn(exchange.json);
  const [other] = valuesNamed(exchange.json, 'key_id');
  const own = idsPerhapsMadeBy(session, MAKE).find((id) => told.includes(id));
  return (own ?? other) as string | undefined;
}

async function keysOf(session: Session, requester: Requester): Promise<Key[]> {
  const keys = new Map<string, Key>();
  for await (const { json } of pagesFor(session, requester, 'list signature keys'))
    for (const key of entriesWith<Key>(json, 'key_id')) keys.set(key.key_id, key);
  return [...keys.values()];
}

export async function listsKey(session: Session, requester: Requester, name: string): Promise<boolean> {
  return (await keysOf(session, requester)).some(({ key_id }) => key_id === keyId(session, name));
}

/** How many keys of an account are listed as enabled. Throws Inconclusive (insufficient-evidence) when the list does not say. */
export async function enabledInList(session: Session, role: string): Promise<number> {
  const keys = await keysOf(session, { role });
  let enabledKeys = 0;
  let isSilent = keys.length > 0;
  for (const { enabled } of keys) {
    if (enabled !== undefined) isSilent = false;
    if (enabled) enabledKeys += 1;
  }
  if (isSilent)
    throw new Inconclusive('insufficient-evidence', 'the list of signature keys does not say which one is enabled');
  return enabledKeys;
}

export async function signedAt(session: Session, receiver: string, name: string): Promise<boolean[]> {
  const key = session.handles.get<string | undefined>(`public half of ${name}`);
  if (key === undefined) throw new HarnessError(`the public half of the key "${name}" is not known`);
  const { signatureHeaderPrefix: prefix } = session.run.target.bindings;
  const signed: boolean[] = [];
  for (const notification of await session.inbox.arrivals(receiver))
    signed.push(isSignedWith(notification, key, prefix));
  return signed;
}

/** What a notification says of the key it is signed with; a digest without hyphens. */
export function keyNamedBy(session: Session, { headers }: Notification) {
  const prefix = session.run.target.bindings.signatureHeaderPrefix.toLowerCase();
  return {
    id: headers[`${prefix}key-id`],
    cipher: headers[`${prefix}cipher-type`],
    digest: headers[`${prefix}digest-type`]?.replace('-', ''),
  };
}
