import { spanOf } from '../../ground/time/span.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { type Mark, pagesOf } from '../../wire/http/page-reader.ts';
import { ROLES } from '../session/account-words.ts';
import { cellValue } from '../session/drafts.ts';
import { valuesNamed } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { numberAt, withOwnNumbers } from '../session/specimen-numbers.ts';
import { lookUntil } from './late-reports.ts';
import { messageIdsIn } from './message-ids.ts';
import { postReportRequest, type ReportKind, type ReportMembers } from './post-report-request.ts';
import { awaitFile } from './report-files.ts';
import { endless } from './report-pages.ts';

export type { ReportKind };

/** A report that a step asked for. */
interface AskedReport {
  readonly role: string;
  readonly kind: ReportKind;
  readonly members: ReportMembers;
  readonly exchange: Exchange;
}

const isoOf = (instant: number): string => new Date(instant).toISOString();

const HOUR = 3_600_000;
const AGO = ' ago';

/** How much earlier than its first answer an example may have sent something, in milliseconds; answers tell whole seconds. */
const SLACK = 5000;

/**
 * When the example began by the target's clock, in milliseconds since the epoch. On a shared account that keeps the
 * messages of others out, which would fill the report. A lab gives every example an account of its own.
 */
function beganAt({ hasLab, journal }: Session): number | undefined {
  const told = hasLab ? undefined : journal.exchanges[0]?.headers.date;
  const at = Date.parse(told ?? '');
  return Number.isNaN(at) ? undefined : at - SLACK;
}

/** The members that name the time of the example, or the hour before now, and the hour after, for those who name no other time. */
function datesAround(session: Session): ReportMembers {
  const now = session.time.now();
  return { start_date: isoOf(beganAt(session) ?? now - HOUR), end_date: isoOf(now + HOUR) };
}

/** The members of a report request, of the time around now unless they say otherwise. */
export const aroundNow = (session: Session, members: ReportMembers = {}): ReportMembers =>
  'period' in members ? members : { ...datesAround(session), ...members };

/** A table of member and value: JSON where it is some, with the target's own numbers, accounts and moments like `2 days ago`. */
export function membersOfTable(session: Session, rows: Readonly<Record<string, string>>): ReportMembers {
  const meant = (cell: string): unknown => {
    if (/^-?\d+$/.test(cell)) return Number(cell);
    if (cell.endsWith(AGO)) return isoOf(session.time.now() - spanOf(cell.slice(0, -AGO.length)));
    const roles = cell.split(' and ').map((words) => ROLES[words]);
    if (roles.every((role) => role !== undefined)) return roles.map((role) => session.account(role).id);
    const value = cellValue(withOwnNumbers(session, cell));
    return typeof value === 'string' ? numberAt(session, value) : value;
  };
  return Object.fromEntries(Object.entries(rows).map(([name, cell]) => [name, meant(cell)]));
}

/** Asks for a report once nothing is pending, and remembers it by its kind. */
export async function askReport(
  session: Session,
  role: string,
  kind: ReportKind,
  members: ReportMembers,
): Promise<Exchange> {
  await session.settle();
  const answer = await postReportRequest(session, role, kind, members);
  const exchange = kind.endsWith('file') ? await awaitFile(session, role, answer) : answer;
  session.handles.put<AskedReport>(kind, { role, kind, members, exchange });
  session.handles.put('the report', kind);
  return exchange;
}

/** Asks once more for the report that was asked for last. */
export function askAgain(session: Session): Promise<Exchange> {
  const { role, kind, members } = session.handles.get<AskedReport>(session.handles.get<ReportKind>('the report'));
  return askReport(session, role, kind, members);
}

const hasMore = ({ json }: Exchange): boolean => valuesNamed(json, 'has_next')[0] === true;

/** The answers that hold the whole of a report: one, or as many as there are pages unless one page was asked for. */
export async function wholeReport(session: Session, wanted?: ReportKind): Promise<Exchange[]> {
  const asked = session.handles.get<AskedReport>(wanted ?? session.handles.get<ReportKind>('the report'));
  const { role, kind, members, exchange } = asked;
  const answers: Exchange[] = [];
  const [told] = valuesNamed(exchange.json, 'page');
  const first = Number.isSafeInteger(told) ? Number(told) : 0;
  const paging = {
    list: `the ${kind}`,
    by: 'page',
    endless: () => endless(session),
    read: async (page: Mark | undefined) =>
      page === undefined ? exchange : postReportRequest(session, role, kind, { ...members, page }),
    next: (answer: Exchange, place: number) =>
      members.page === undefined && hasMore(answer) ? first + place : undefined,
    content: (answer: Exchange) => {
      const ids = messageIdsIn(answer);
      return ids.length > 0 ? ids : answer.text;
    },
  };
  for await (const answer of pagesOf(paging)) {
    answer.looked = true;
    answers.push(answer);
  }
  return answers;
}

const idsIn = (answers: readonly Exchange[]): unknown[] => answers.flatMap((answer) => messageIdsIn(answer));

/** The answers that hold the whole of the report that was asked for last, read again until they show enough. */
export const wholeOnceIt = (session: Session, isEnough: (answers: readonly Exchange[]) => boolean) =>
  lookUntil(session, {
    first: () => wholeReport(session),
    again: async () => {
      await askAgain(session);
      return wholeReport(session);
    },
    isEnough,
  });

/** The ids of the messages that a report lists, as often as it lists them. */
export const listedIds = async (session: Session): Promise<unknown[]> => idsIn(await wholeReport(session));

/** The same, once a message is among them. */
export const listedIdsOnce = async (session: Session, id: string): Promise<unknown[]> =>
  idsIn(await wholeOnceIt(session, (answers) => idsIn(answers).includes(id)));
