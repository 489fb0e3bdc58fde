import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { type Mark, pagesOf } from '../../wire/http/page-reader.ts';
import type { Session } from '../session/session.ts';
import type { SentMessage } from './delivery-reports.ts';
import { lookUntil } from './late-reports.ts';
import { messageIdsIn } from './message-ids.ts';
import { keepPages } from './pages.ts';
import { postReportRequest, type ReportMembers } from './post-report-request.ts';

const idsOn = (page: Exchange): string => JSON.stringify(messageIdsIn(page));

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

/** Asks for page after page of the detail report until one is empty; keeps the messages on each by their names. */
export function walkReport(session: Session, role: string, members: ReportMembers, size: number): Promise<void> {
  const read = () => namesRead(session, role, members, size);
  const isEnough = (pages: readonly (readonly unknown[])[]): boolean => !misses(session, pages.flat());
  return keepPages(session, lookUntil(session, { first: read, again: read, isEnough }));
}

/** Whether a message that the example sent is on none of the pages. */
const misses = ({ handles }: Session, shown: readonly unknown[]): boolean =>
  handles.nameOf((thing) => {
    const { id, receiver } = (thing ?? {}) as Partial<SentMessage>;
    return Boolean(id && receiver) && !shown.includes(handles.nameOf((each) => each === thing));
  }) !== undefined;

const nameOf = ({ handles }: Session, id: unknown): string | undefined =>
  handles.nameOf((thing) => (thing as SentMessage | null)?.id === id);

/** The messages on each page: by the name that the example gave them, or by their id. */
async function namesRead(session: Session, role: string, members: ReportMembers, size: number) {
  const pages = await pagesRead(session, role, members, size);
  return pages.map((page) => messageIdsIn(page).map((id) => nameOf(session, id) ?? id));
}

async function pagesRead(session: Session, role: string, members: ReportMembers, size: number) {
  await session.settle();
  const read = async (page: Mark | undefined): Promise<Exchange> => {
    const asked = { ...members, page, page_size: size };
    const exchange = await postReportRequest(session, role, 'detail report', asked);
    exchange.looked = page === 0;
    return exchange;
  };
  const isFirst = (exchange: Exchange): boolean => exchange === pages[0] || pages.length === 0;
  const isPastTheEnd = (exchange: Exchange): boolean => !isFirst(exchange) && idsOn(exchange) === '[]';
  const pages: Exchange[] = [];
  const paging = {
    list: 'the detail report',
    by: 'page',
    first: 0,
    read,
    endless: () => endless(session),
    next: (exchange: Exchange, place: number) => (isPastTheEnd(exchange) ? undefined : place),
    content: (exchange: Exchange) => (isFirst(exchange) || isPastTheEnd(exchange) ? undefined : idsOn(exchange)),
  };
  for await (const exchange of pagesOf(paging)) if (!isPastTheEnd(exchange)) pages.push(exchange);
  return withoutTheirTwin(pages);
}
