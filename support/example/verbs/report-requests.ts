import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import { spanOf } from '../../ground/time/span.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { wayTo } from '../../wire/http/way.ts';
import { baseAddressesOf } from '../../wire/target/target.ts';
import { ROLES } from '../session/account-wishes.ts';
import { cellValue, holderOf, memberAt } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { numberAt } from '../session/specimen-numbers.ts';
import { DETAIL, KEYS, type ReportMembers, usualMembers } from './operation-request.ts';
import { sendAs } from './requests.ts';

export const OPERATION_OF_REPORT = {
  'detail report': DETAIL,
  'metadata keys': KEYS,
  summary: 'sum messages up',
  'detail file': 'order a detail report',
  'summary file': 'order a summary',
} as const;

export type ReportKind = keyof typeof OPERATION_OF_REPORT;

/** How long after its messages a period ends where none may end ahead, in milliseconds. */
const LATER = 1000;
const END = 'the end that no step named';

/** Orders a report. Nothing says that its period may end ahead: where the end is refused, it is ordered again, until now. */
export async function postReportRequest(session: Session, role: string, kind: ReportKind, members: ReportMembers) {
  const usual = kind === 'summary' ? { timezone: 'UTC' } : usualMembers(session, OPERATION_OF_REPORT[kind], role);
  const path = kind === 'summary' ? { path: session.run.target.bindings.summaryReportPath } : {};
  const post = (end = {}) => {
    const raw = JSON.stringify({ ...usual, ...members, ...end });
    return sendAs(session, { role }, OPERATION_OF_REPORT[kind], { ...path, raw });
  };
  const exchange = await post();
  const isOwnEnd = session.handles.has(END) && members.end_date === session.handles.get(END);
  if (exchange.status !== 400 || !isOwnEnd || !/\bend/i.test(exchange.text)) return exchange;
  exchange.looked = true;
  await session.time.pass(LATER);
  return post({ end_date: new Date(session.time.now()).toISOString() });
}

const HOUR = 3_600_000;
const AGO = ' ago';

/** How much earlier than its first answer an example may have sent something, in milliseconds; answers tell whole seconds. */
const SLACK = 5000;

/**
 * The members of a report request. Those that name no other time are about the example, or the hour before now, and the hour
 * after. The example began by the target's clock: on a shared account that keeps the messages of others out, which would fill
 * the report. A lab gives every example an account of its own.
 */
export function aroundNow(session: Session, members: ReportMembers = {}): ReportMembers {
  if ('period' in members) return members;
  const now = session.time.now();
  const { date = '' } = session.hasLab ? {} : (session.journal.exchanges[0]?.headers ?? {});
  const first = Date.parse(date);
  const start = Number.isNaN(first) ? now - HOUR : first - SLACK;
  const end = session.handles.put(END, new Date(now + HOUR).toISOString());
  return { start_date: new Date(start).toISOString(), end_date: end, ...members };
}

/** What a cell says: a number, a moment like `2 days ago`, accounts by their roles, JSON or a text, with the target's own numbers. */
function memberWritten(session: Session, cell: string): unknown {
  if (/^-?\d+$/.test(cell)) return Number(cell);
  if (cell.endsWith(AGO)) return new Date(session.time.now() - spanOf(cell.slice(0, -AGO.length))).toISOString();
  const roles = cell.split(' and ').map((words) => ROLES[words]);
  if (!roles.includes(undefined)) return roles.map((role) => session.cast.account(String(role)).id);
  const value = cellValue(cell.replace(/"(\+\d+)"/g, (_, written: string) => `"${numberAt(session, written)}"`));
  return typeof value === 'string' ? numberAt(session, value) : value;
}

/** A table of members by their dotted paths, as `status.0` for the first of a list. */
export function membersOfTable(session: Session, rows: Readonly<Record<string, string>>): ReportMembers {
  const members: Record<string, unknown> = {};
  for (const [path, cell] of Object.entries(rows)) {
    const names = path.split('.');
    holderOf(members, names)[names.at(-1) as string] = memberWritten(session, cell);
  }
  return members;
}

/** A report of an example is finished by then, in milliseconds. */
const LONGEST_REPORT = 60_000;
const LONGEST_SHOWN = 200;

/** Opens a given address without credentials. Throws Undeclared when it leads elsewhere, or ContractViolation. */
export async function download(session: Session, { json, request }: Exchange): Promise<Exchange> {
  const url = memberAt(json, 'download_url');
  if (typeof url !== 'string' || !URL.canParse(url, request.url))
    throw new ContractViolation(`download_url is not an address: ${JSON.stringify(url)?.slice(0, LONGEST_SHOWN)}`);
  const way = wayTo(url, request.url, baseAddressesOf(session.run.target, 'messaging'));
  if (way) return session.wire.send({ ...way, interface: 'messaging', method: 'GET', as: { scheme: 'none' } });
  const { protocol, host } = new URL(url, request.url);
  throw new Undeclared(`address ${protocol}//${host}, where files are kept`);
}

const PLACE = 'where the file is';

/** Opens the address that the latest answer gives out, or the one that was opened last where it gives none. */
export function downloadLatest(session: Session): Promise<Exchange> {
  const { handles } = session;
  const { last } = session.wire;
  const isPlace = memberAt(last.json, 'download_url') !== undefined || !handles.has(PLACE);
  if (isPlace) handles.put(PLACE, last);
  return download(session, handles.get(PLACE));
}

interface AskedReport {
  readonly role: string;
  readonly kind: ReportKind;
  readonly members: ReportMembers;
  readonly exchange: Exchange;
}

const LATEST = 'the report';

export function askedReport({ handles }: Session, kind = handles.get<ReportKind>(LATEST)): AskedReport {
  return handles.get<AskedReport>(kind);
}

export async function askReport(session: Session, role: string, kind: ReportKind, members: ReportMembers) {
  await session.inbox.settle();
  let exchange = await postReportRequest(session, role, kind, members);
  // A report that was ordered is waited for and downloaded; the first refusal on the way is the answer.
  if (kind.endsWith('file') && exchange.status === 202) {
    exchange.looked = true;
    await session.time.pass(LONGEST_REPORT);
    const names = { id: String(memberAt(exchange.json, 'report_id')) };
    exchange = await sendAs(session, { role }, 'ask where a report is', { names });
    if (exchange.status === 200) {
      exchange.looked = true;
      exchange = await download(session, exchange);
    }
  }
  session.handles.put<AskedReport>(kind, { role, kind, members, exchange });
  session.handles.put(LATEST, kind);
  return exchange;
}
