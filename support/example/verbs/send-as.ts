import { operationNamed } from '../../ground/operations/loader.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { type Mark, pagesOf } from '../../wire/http/page-reader.ts';
import { memberAt } from '../session/json-members.ts';
import { ownCredential } from '../session/own-credential.ts';
import type { Values } from '../session/send.ts';
import type { Session } from '../session/session.ts';
import type { Requester } from './requests.ts';

/** Sends an operation with the requester's own key, and for a sub-account where it acts for one. */
export function sendAs(
  session: Session,
  { role, actingFor }: Requester,
  operation: string,
  { headers, ...values }: Values = {},
): Promise<Exchange> {
  return session.send(operation, {
    ...values,
    as: ownCredential(session, operationNamed(operation).interface, role),
    headers: { ...headers, ...(actingFor === undefined ? {} : { account: session.account(actingFor).id }) },
  });
}

/** A list that is read on by tokens: what it is called, by which member, and what a refusal is called in a sentence. */
interface TokenList {
  readonly operation: string;
  readonly list: string;
  readonly by: string;
  readonly refusal: string;
}

/** The answer of a list, page by page. Throws Inconclusive when it is refused. */
export async function everyPage(session: Session, requester: Requester, named: TokenList): Promise<unknown[]> {
  const { operation, list, by, refusal } = named;
  const read = async (token: Mark | undefined): Promise<unknown> => {
    const query = token === undefined ? '' : `token=${encodeURIComponent(token)}`;
    const exchange = await sendAs(session, requester, operation, { query });
    exchange.looked = true;
    if (exchange.status >= 300) throw new Inconclusive('precondition-unmet', `${refusal}: ${exchange.status}`);
    return exchange.json;
  };
  const pages: unknown[] = [];
  const next = (page: unknown) => memberAt(page, 'pagination.next_token');
  for await (const page of pagesOf({ list, by, read, next })) pages.push(page);
  return pages;
}
