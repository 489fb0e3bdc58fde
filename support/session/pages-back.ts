import { HarnessError } from '../problems/harness-error.ts';
import { Inconclusive } from '../problems/inconclusive.ts';
import { ask, type Requester } from './asking.ts';
import { memberAt } from './json-members.ts';
import { operationNamed } from './operation-request.ts';
import { keepPages, queryBeside } from './pages.ts';
import type { Session } from './session.ts';

const MOST_PAGES = 500;

interface Way {
  readonly parameter: string;
  readonly at: string;
}

/** Follows the tokens of one direction from a page until there is none; answers the pages it came through. */
async function* follow(
  read: (query: string) => Promise<unknown>,
  way: Way,
  from: unknown,
): AsyncGenerator<unknown> {
  let page = from;
  for (let count = 0; ; count += 1) {
    if (count === MOST_PAGES)
      throw new Inconclusive('insufficient-evidence', `there are more than ${MOST_PAGES} pages`);
    yield page;
    const token = memberAt(page, way.at);
    if (typeof token !== 'string' || token === '') return;
    page = await read(`&${way.parameter}=${encodeURIComponent(token)}`);
  }
}

/** Reads a list to its last page and from there back to the first; keeps the pages of the way back. */
export async function walkBack(session: Session, requester: Requester, operation: string, size: number) {
  const { pages: style } = operationNamed(operation);
  if (style?.next.kind !== 'token' || !style.back || !style.size)
    throw new HarnessError(`to ${operation} has no pages that lead back`);
  const { next, back, size: parameter, entries, key } = style;
  const read = async (token: string): Promise<unknown> => {
    const query = queryBeside(operation, [`${parameter}=${size}${token}`]);
    const { json } = await ask(session, requester, operation, { query });
    session.last.looked = true;
    return json;
  };
  let last = await read('');
  for await (const page of follow(read, next, last)) last = page;
  const pages: unknown[][] = [];
  for await (const page of follow(read, back, last))
    pages.push(((memberAt(page, entries) ?? []) as unknown[]).map((entry) => memberAt(entry, key)));
  keepPages(session, pages);
}
