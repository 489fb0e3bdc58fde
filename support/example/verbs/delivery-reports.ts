import { collect } from '../../ground/collect.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { confirmReports } from '../session/clean-up.ts';
import { accountCredential } from '../session/credential.ts';
import { entriesWith } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';

/** The receiver that gets the notifications of every message a step sends without naming another. */
export const DEFAULT_RECEIVER = 'the callback receiver';

export interface DeliveryReport {
  readonly delivery_report_id: string;
  readonly message_id: string;
  readonly status: string;
  readonly error_code: string;
  readonly [member: string]: unknown;
}

export interface SentMessage {
  readonly id: string;
  readonly to: string;
  readonly content: string;
  readonly receiver: string;
  readonly exchange: Exchange;
}

/** One attempt to deliver a report: what came, with which credentials, and when in milliseconds since the epoch. */
interface Attempt {
  readonly report: DeliveryReport;
  readonly at: number;
  readonly authorization: string | null;
}

/** A notification that is no delivery report; the members of a reply are not documented. */
export function isReply({ json }: Notification): boolean {
  return typeof json !== 'object' || json === null || !('delivery_report_id' in json);
}

export async function reportsAt(session: Session, receiver: string): Promise<DeliveryReport[]> {
  const reports: DeliveryReport[] = [];
  for (const notification of await session.inbox.arrivals(receiver)) {
    if (isReply(notification)) continue;
    session.wire.forms.seeLetter('delivery report', notification, ['documented']);
    reports.push(notification.json as DeliveryReport);
  }
  return reports;
}

export async function reportsOf(session: Session, name: string): Promise<DeliveryReport[]> {
  const { id, receiver } = session.handles.get<SentMessage>(name);
  const reports: DeliveryReport[] = [];
  for (const report of await reportsAt(session, receiver)) if (report.message_id === id) reports.push(report);
  return reports;
}

export async function reportedAccounts(session: Session, receiver: string): Promise<Map<string, Set<string>>> {
  const accounts = new Map<string, Set<string>>();
  for (const { message_id: id, vendor_account_id: vendor } of await reportsAt(session, receiver)) {
    if (id === undefined) continue;
    const account = (vendor as { account_id?: string } | undefined)?.account_id ?? 'none';
    accounts.set(id, (accounts.get(id) ?? new Set<string>()).add(account));
  }
  return accounts;
}

/** The list shows so many of the oldest at most. Published: delivery reports. */
const MOST_LISTED = 100;

export async function listedReportIds(session: Session, role: string, name: string): Promise<string[]> {
  await session.inbox.settle();
  if (!session.hasLab) await confirmReports(session);
  const { id } = session.handles.get<SentMessage>(name);
  const as = accountCredential(session.cast.account(role), 'basic');
  const { json } = await session.wire.send('list delivery reports', { as });
  const reports = entriesWith<DeliveryReport>(json, 'delivery_report_id', 'message_id');

  const ids: string[] = [];
  for (const report of reports) if (report.message_id === id) ids.push(report.delivery_report_id);
  if (session.hasLab || ids.length > 0 || reports.length === 0) return ids;
  const isFull = 'full of reports on messages of others';
  if (reports.length >= MOST_LISTED)
    throw new Undeclared(`account whose list of delivery reports has room: it is ${isFull}; confirm them`);
  throw new Inconclusive('insufficient-evidence', `the list is ${isFull}`);
}

/** The attempts to deliver each report to a receiver; the report that came first is the first. */
async function attemptsByReport(session: Session, receiver: string): Promise<Attempt[][]> {
  const attempts = new Map<string, Attempt[]>();
  for (const notification of await session.inbox.arrivals(receiver)) {
    if (isReply(notification)) continue;
    const { at, headers } = notification;
    const report = notification.json as DeliveryReport;
    collect(attempts, report.delivery_report_id, { report, at, authorization: headers.authorization ?? null });
  }
  return [...attempts.values()];
}

export async function attemptsOfFirst(session: Session, receiver: string): Promise<Attempt[]> {
  return (await attemptsByReport(session, receiver))[0] ?? [];
}

export async function repeatedChanges(session: Session, receiver: string): Promise<DeliveryReport[][]> {
  const changes: DeliveryReport[][] = [];
  for (const attempts of await attemptsByReport(session, receiver))
    if (attempts.length > 1) changes.push(attempts.map(({ report }) => report));
  return changes;
}

/** The waits before the first report is sent again, up to `count`, in milliseconds; lets time pass until then. */
export async function waitsBetweenRetries(session: Session, receiver: string, count: number): Promise<number[]> {
  const { hasLab, time } = session;
  let latest = (await attemptsOfFirst(session, receiver))[0]?.at ?? time.now();
  const began = latest;
  const waits: number[] = [];
  while (waits.length < count) {
    const tenth = Math.max(1, Math.round((time.now() - began) / 10_000)) * 1000;
    const kind = hasLab ? await time.next() : await time.pass(tenth);
    if (kind === null) break;
    const attempts = await attemptsOfFirst(session, receiver);
    if (attempts.length <= waits.length + 1) continue;
    const moment = hasLab ? time.now() : (attempts[waits.length + 1]?.at as number);
    waits.push(moment - latest);
    latest = moment;
  }
  return waits;
}

export async function observeAttempts(session: Session, receiver: string): Promise<void> {
  const attempts = await attemptsOfFirst(session, receiver);
  if (attempts.length === 0) return;
  const [first, ...others] = attempts;
  const differing: string[] = [];
  for (const [name, value] of Object.entries(first?.report ?? {})) {
    const text = JSON.stringify(value);
    if (others.some(({ report }) => JSON.stringify(report[name]) !== text)) differing.push(name);
  }
  const authorization = [...new Set(attempts.map((each) => each.authorization))];
  const billingUnits = attempts.map(({ report }) => report.billing_units ?? null);
  const seen = { count: attempts.length, differing, authorization, billingUnits };
  session.journal.observations.push({ what: `attempts at ${receiver}`, seen });
}
