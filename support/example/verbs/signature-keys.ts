import { isSignedWith } from '../../ground/credentials/webhook-signature.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { type Mark, pagesOf } from '../../wire/http/page-reader.ts';
import type { Session } from '../session/session.ts';
import type { Requester } from './asking.ts';
import { sendAs } from './send-as.ts';

/** A signature key as its maker got it; members as published. */
interface MadeKey {
  readonly key_id: string;
  readonly public_key?: string;
}

const keyNamed = (session: Session, name: string): MadeKey =>
  session.handles.get<MadeKey>(`signature key ${name}`);

/** The id that the platform gave to a named key. */
export const keyId = (session: Session, name: string): string => keyNamed(session, name).key_id;

/** Makes an RSA key with this digest and remembers it by a name. Throws Inconclusive when it is refused. */
export async function makeKey(
  session: Session,
  requester: Requester,
  digest: string,
  name: string,
): Promise<void> {
  const exchange = await sendAs(session, requester, 'create a signature key', {
    json: { digest, cipher: 'RSA' },
  });
  if (exchange.status >= 300) {
    exchange.looked = true;
    throw new Inconclusive('precondition-unmet', `the signature key was refused: ${exchange.status}`);
  }
  session.handles.put(`signature key ${name}`, (exchange.json ?? {}) as MadeKey);
}

/** Makes a named key the one that webhooks are signed with. */
export const enableKey = (session: Session, requester: Requester, name: string): Promise<Exchange> =>
  sendAs(session, requester, 'enable a signature key', { json: { key_id: keyId(session, name) } });

/** Leaves an account without an enabled key. */
export const disableKey = (session: Session, requester: Requester): Promise<Exchange> =>
  sendAs(session, requester, 'disable the enabled signature key');

export const readKey = (session: Session, requester: Requester, name: string): Promise<Exchange> =>
  sendAs(session, requester, 'read a signature key', { names: { id: keyId(session, name) } });

export const deleteKey = (session: Session, requester: Requester, name: string): Promise<Exchange> =>
  sendAs(session, requester, 'delete a signature key', { names: { id: keyId(session, name) } });

/** The id of the key that is enabled for an account, or undefined; a refusal says that none is. */
export async function enabledKeyId(session: Session, role: string): Promise<string | undefined> {
  const exchange = await sendAs(session, { role }, 'read the enabled signature key');
  exchange.looked = true;
  return (exchange.json as Partial<MadeKey> | undefined)?.key_id;
}

/** A signature key as a list has it. */
export interface ListedKey extends MadeKey {
  readonly enabled?: boolean;
}

/** The keys of an account page by page, the last page being the first that is not full. */
export async function pagesOfKeys(session: Session, role: string, size: number): Promise<ListedKey[][]> {
  const pages: ListedKey[][] = [];
  const read = async (page: Mark | undefined): Promise<ListedKey[]> => {
    const query = `page=${page}&page_size=${size}`;
    const { json } = await sendAs(session, { role }, 'list signature keys', { query });
    return Array.isArray(json) ? (json as ListedKey[]) : [];
  };
  const paging = {
    ...{ list: 'the list of signature keys', by: 'page', first: 1, read },
    next: (page: ListedKey[], place: number) => (page.length < size ? undefined : place + 1),
    content: (page: ListedKey[]) => (page.length > 0 ? page : undefined),
  };
  for await (const page of pagesOf(paging)) pages.push(page);
  return pages;
}

/** For each notification that came to a receiver, whether a named key signed it. */
export async function signedAt(session: Session, receiver: string, name: string): Promise<boolean[]> {
  const { public_key: key } = keyNamed(session, name);
  if (key === undefined) throw new HarnessError(`the public half of the key "${name}" is not known`);
  const { signatureHeaderPrefix: prefix } = session.run.target.bindings;
  return (await session.arrivals(receiver)).map((notification) => isSignedWith(notification, key, prefix));
}

/** What each notification that came to a receiver says of the key it is signed with; a digest without hyphens. */
export async function keysNamedAt(
  session: Session,
  receiver: string,
): Promise<Array<{ id: string | undefined; cipher: string | undefined; digest: string | undefined }>> {
  const prefix = session.run.target.bindings.signatureHeaderPrefix.toLowerCase();
  return (await session.arrivals(receiver)).map(({ headers }) => ({
    id: headers[`${prefix}key-id`],
    cipher: headers[`${prefix}cipher-type`],
    digest: headers[`${prefix}digest-type`]?.replace('-', ''),
  }));
}
