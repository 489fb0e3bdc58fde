import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import { realTime } from '../../ground/time/pause.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { type Mark, pagesOf } from '../../wire/http/page-reader.ts';
import { valuesIn, valuesNamed } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { idsMadeBy } from './effects.ts';
import type { ReportMembers } from './operation-request.ts';
import { keepPages } from './pages.ts';
import { askedReport, askReport, postReportRequest, type ReportKind } from './report-requests.ts';

/** How long a report may take to show what was sent, and how often it is asked for until then, in milliseconds. */
const LATEST = 10_000;
const LOOK_AGAIN = 500;

/** Reads a report until it shows enough: how soon it does is open. With a lab all is there once nothing is pending. */
async function lookUntil<Seen>(
  { hasLab, time }: Session,
  look: (isAgain: boolean) => Promise<Seen>,
  isEnough: (seen: Seen) => boolean,
): Promise<Seen> {
  let seen = await look(false);
  for (let waited = 0; !hasLab && !isEnough(seen) && waited < LATEST; waited += LOOK_AGAIN) {
    if (time.waits.tape.isLive) await realTime.pause(LOOK_AGAIN);
    seen = await look(true);
  }
  return seen;
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** The ids of messages in an answer: those that it calls so, else whatever could be one, in JSON or anywhere in a file. */
export function messageIdsIn({ json, text }: Exchange): unknown[] {
  if (json === undefined) return [...(text.match(UUID) ?? [])];
  const named = valuesNamed(json, 'message_id');
  if (named.length > 0) return named;
  const ids: unknown[] = [];
  for (const value of valuesIn(json))
    if (typeof value === 'string' && value.match(UUID)?.[0] === value) ids.push(value);
  return ids;
}

/** On a shared account the messages of others may fill any number of pages. */
function endless({ hasLab }: Session) {
  return (): Inconclusive => {
    if (hasLab) return new Inconclusive('insufficient-evidence', 'the report has no end');
    return new Undeclared('account whose report can be gone through: it goes on and on');
  };
}

/** Asks for page after page of the detail report until one is empty; keeps the messages on each by their ids. */
export function walkReport(session: Session, role: string, members: ReportMembers, size: number): Promise<void> {
  const look = () => pagesRead(session, role, members, size);
  const isEnough = (pages: readonly unknown[][]): boolean => {
    const shown = new Set(pages.flat());
    for (const id of idsMadeBy(session, 'submit a message')) if (!shown.has(id)) return false;
    return true;
  };
  return keepPages(session, lookUntil(session, look, isEnough));
}

async function pagesRead(session: Session, role: string, members: ReportMembers, size: number) {
  await session.inbox.settle();
  const pages: unknown[][] = [];
  let isRefused = false;
  const paging = {
    list: 'the detail report',
    by: 'page',
    first: 0,
    read: async (page: Mark | undefined): Promise<unknown[]> => {
      const exchange = await postReportRequest(session, role, 'detail report', { ...members, page, page_size: size });
      exchange.looked = page === 0;
      if (page === 0) isRefused = exchange.status >= 400;
      return messageIdsIn(exchange);
    },
    endless: endless(session),
    // An empty page is past the end, unless it is the first that was asked for.
    next: (ids: unknown[], place: number) => (place > 1 && ids.length === 0 ? undefined : place),
    content: (ids: unknown[]) => (pages.length === 0 || ids.length === 0 ? undefined : ids),
  };
  for await (const ids of pagesOf(paging)) if (pages.length === 0 || ids.length > 0) pages.push(ids);

  // Pages count from 0 or from 1: the document does not say. Where 0 is refused or only another 1, from 1.
  const [zeroth, first] = pages;
  const isTwin = first !== undefined && JSON.stringify(zeroth) === JSON.stringify(first);
  return isTwin || isRefused ? pages.slice(1) : pages;
}

/** The answers that hold the whole of a report: one, or as many as there are pages unless one page was asked for. */
export async function wholeReport(session: Session, wanted?: ReportKind): Promise<Exchange[]> {
  const { role, kind, members, exchange } = askedReport(session, wanted);
  const [told] = valuesNamed(exchange.json, 'page');
  const first = Number.isSafeInteger(told) ? Number(told) : 0;
  const paging = {
    list: `the ${kind}`,
    by: 'page',
    endless: endless(session),
    read: async (page: Mark | undefined) =>
      page === undefined ? exchange : postReportRequest(session, role, kind, { ...members, page }),
    next: ({ json }: Exchange, place: number) => {
      const isLast = members.page !== undefined || valuesNamed(json, 'has_next')[0] !== true;
      return isLast ? undefined : first + place;
    },
    content: (answer: Exchange) => {
      const ids = messageIdsIn(answer);
      return ids.length > 0 ? ids : answer.text;
    },
  };
  const answers: Exchange[] = [];
  for await (const answer of pagesOf(paging)) {
    answer.looked = true;
    answers.push(answer);
  }
  return answers;
}

/** The answers that hold the whole of the report that was asked for last, read again until they show enough. */
export function wholeOnceIt(session: Session, isEnough: (answers: readonly Exchange[]) => boolean) {
  const look = async (isAgain: boolean) => {
    const { role, kind, members } = askedReport(session);
    if (isAgain) await askReport(session, role, kind, members);
    return wholeReport(session);
  };
  return lookUntil(session, look, isEnough);
}

export async function listedIds(session: Session): Promise<unknown[]> {
  return (await wholeReport(session)).flatMap(messageIdsIn);
}
