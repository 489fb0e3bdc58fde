import { operationNamed } from '../../ground/operations/loader.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { pagesOf } from '../../wire/http/page-reader.ts';
import { memberAt } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { keepPages, queryBeside } from './pages.ts';
import { ask, type Requester } from './requests.ts';

interface Way {
  readonly parameter: string;
  readonly at: string;
}

/** Reads a list to its last page and from there back to the first; keeps the pages of the way back. */
export const walkBack = (session: Session, requester: Requester, operation: string, size: number) =>
  keepPages(session, keysReadBack(session, requester, operation, size));

async function keysReadBack(session: Session, requester: Requester, operation: string, size: number) {
  const { pages: style } = operationNamed(operation);
  if (!style?.back || !style.size || !('at' in style.next))
    throw new HarnessError(`to ${operation} has no pages that lead back`);
  const { back, size: parameter, entries, key } = style;
  const next: Way = style.next;
  const read = async (token: string): Promise<unknown> => {
    const query = queryBeside(operation, [`${parameter}=${size}${token}`]);
    const { json } = await ask(session, requester, operation, { query });
    session.last.looked = true;
    return json;
  };
  /** The pages from one that was read on, by the tokens of one direction. */
  const follow = (way: Way, from: unknown) =>
    pagesOf({
      list: `to ${operation}`,
      by: way.at,
      read: async (mark) => (mark === undefined ? from : read(`&${way.parameter}=${encodeURIComponent(mark)}`)),
      next: (page) => memberAt(page, way.at),
    });
  let last = await read('');
  for await (const page of follow(next, last)) last = page;
  const pages: unknown[][] = [];
  for await (const page of follow(back, last))
    pages.push([memberAt(page, entries) ?? []].flat().map((entry) => memberAt(entry, key)));
  return pages;
}
