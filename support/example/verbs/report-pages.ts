import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { type Mark, pagesOf } from '../../wire/http/page-reader.ts';
import { valuesNamed } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { type ReportMembers, ReportsApi } from './reports-api.ts';
import { keepWalk, walked } from './walks.ts';

const PAGES = 'the pages of the report';

const idsOn = ({ json }: Exchange): string => JSON.stringify(valuesNamed(json, 'message_id'));

/** Pages count from 0 or from 1: the document does not say. Where 0 is refused or only another 1, from 1. */
function withoutTheirTwin([zeroth, first, ...rest]: readonly Exchange[]): Exchange[] {
  const pages = [first, ...rest].filter((page) => page !== undefined);
  if (!zeroth) return pages;
  const isSpare = zeroth.status >= 400 || (first !== undefined && idsOn(zeroth) === idsOn(first));
  return isSpare ? pages : [zeroth, ...pages];
}

/** On a shared account the messages of others may fill any number of pages. */
export const endless = ({ hasLab }: Session): Inconclusive =>
  hasLab
    ? new Inconclusive('insufficient-evidence', 'the report has no end')
    : new Undeclared('account whose report can be gone through: it goes on and on');

/** Asks for page after page of the detail report until one is empty. */
export const walkReport = (
  session: Session,
  role: string,
  members: ReportMembers,
  size: number,
): Promise<void> => keepWalk(session, PAGES, pagesRead(session, role, members, size));

async function pagesRead(session: Session, role: string, members: ReportMembers, size: number) {
  await session.settle();
  const read = async (page: Mark | undefined): Promise<Exchange> => {
    const asked = { ...members, page, page_size: size };
    const exchange = await new ReportsApi(session).ask(role, 'detail report', asked);
    exchange.looked = page === 0;
    return exchange;
  };
  const isFirst = (exchange: Exchange): boolean => exchange === pages[0] || pages.length === 0;
  const isPastTheEnd = (exchange: Exchange): boolean => !isFirst(exchange) && idsOn(exchange) === '[]';
  const pages: Exchange[] = [];
  const paging = {
    ...{ list: 'the detail report', by: 'page', first: 0, read, endless: () => endless(session) },
    next: (exchange: Exchange, place: number) => (isPastTheEnd(exchange) ? undefined : place),
    content: (exchange: Exchange) =>
      isFirst(exchange) || isPastTheEnd(exchange) ? undefined : idsOn(exchange),
  };
  for await (const exchange of pagesOf(paging)) if (!isPastTheEnd(exchange)) pages.push(exchange);
  return withoutTheirTwin(pages);
}

/** The ids of the messages on each page of the report that was walked through. Throws ContractViolation when it led back. */
export const idsByPage = (session: Session): unknown[][] =>
  walked<Exchange>(session, PAGES).map(({ json }) => valuesNamed(json, 'message_id'));
