import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { deskPolicyWith } from '../../wire/callbacks/receiver-faults.ts';
import { ReportDesk } from '../../wire/callbacks/report-desk.ts';
import { isLoopback } from '../../wire/safety/plain-http.ts';
import { beginClient, isDriven, resultOf } from '../session/driven-client.ts';
import type { Session } from '../session/session.ts';

const DESK = "the harness's own receiver";
const STATUSES = 'answers to posted reports';

/** A report with every documented member, for steps that name only what matters. */
const SPECIMEN = {
  source_number: '+46700000001',
  date_received: '2024-01-15T12:00:01.000Z',
  status: 'delivered',
  delay: 0,
  billing_units: 1,
  submitted_date: '2024-01-15T12:00:00.000Z',
  original_text: 'Hello',
  vendor_account_id: { vendor_id: 'Vendor', account_id: 'Account' },
  error_code: '221',
  metadata: {},
};

export interface Trust {
  isTrusted(notification: Notification): boolean;
  /** The same for a receiver under test: the public key in PEM, and what the names of the headers begin with. */
  readonly told: Readonly<Record<string, string>>;
}

async function openDriven(session: Session, told: Trust['told'] | undefined): Promise<void> {
  await beginClient(session, {});
  const task = told ? 'receive-signed-reports' : 'receive-reports';
  const { url } = await resultOf(session, task, told);
  if (typeof url !== 'string' || !/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Inconclusive('target-unavailable', `the driver answered ${task} without result.url`);

  // A driver at an address may name its own host alone: the harness posts nowhere else on its word.
  const { address = url } = session.run.target.client ?? {};
  const isNear = new URL(address).hostname === new URL(url).hostname || (isLoopback(address) && isLoopback(url));
  if (!isNear)
    throw new Undeclared(`receiver at ${new URL(url).origin}: the driver at ${address} may name its own host`);
  session.reach.add(url);
  session.handles.put(DESK, { url, arrivals: [] });
}

/** Opens the harness's own receiver, with the faults that the run asks for; `trust` says whose reports it accepts. */
export async function openOwnReceiver(session: Session, trust?: Trust): Promise<void> {
  session.handles.put<number[]>(STATUSES, []);
  if (isDriven(session)) return openDriven(session, trust?.told);
  const desk = new ReportDesk(deskPolicyWith(session.run.faults), trust?.isTrusted);
  session.openReceiver(DESK).otherwise = (notification) => desk.take(notification);
  session.handles.put(`${DESK}, desk`, desk);
}

export const ownReceiverUrl = (session: Session): string => session.handles.get<{ url: string }>(DESK).url;

/** Posts reports to the receiver one after the other, each unchanged; `more` are additional headers. */
export async function postReports(
  session: Session,
  bodies: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const url = ownReceiverUrl(session);
  const headers = { 'content-type': 'application/json', ...more };
  for (const body of bodies) {
    const { status } = await session.http.send({ method: 'POST', url, headers, body });
    session.handles.get<number[]>(STATUSES).push(status);
  }
}

/** Reports on one message each, with what a step names in the place of ordinary values; an empty value leaves its member out. */
export function specimenReports(members: ReadonlyArray<Readonly<Record<string, unknown>>>): string[] {
  const reports: string[] = [];
  for (const [place, named] of members.entries()) {
    const ids = { delivery_report_id: numbered(place + 1), message_id: numbered(900_000 + place) };
    const given = Object.entries({ ...ids, ...SPECIMEN, ...named }).filter(([, value]) => value !== '');
    reports.push(JSON.stringify(Object.fromEntries(given)));
  }
  return reports;
}

const numbered = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

export function statusesGiven(session: Session): readonly number[] {
  const { arrivals } = session.handles.get<{ arrivals: { looked: boolean }[] }>(DESK);
  for (const arrival of arrivals) arrival.looked = true;
  return session.handles.get<number[]>(STATUSES);
}

export async function actsOf(session: Session): Promise<number> {
  if (!isDriven(session)) return session.handles.get<ReportDesk>(`${DESK}, desk`).acted.length;
  return Number((await resultOf(session, 'count-reports')).count);
}
