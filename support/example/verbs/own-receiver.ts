import type { KeyObject } from 'node:crypto';
import { isSignedWith, ownSigningPair, signatureHeaders } from '../../ground/credentials/webhook-signature.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { deskPolicyWith } from '../../wire/callbacks/receiver-faults.ts';
import { ReportDesk } from '../../wire/callbacks/report-desk.ts';
import { isLoopback } from '../../wire/safety/plain-http.ts';
import { beginClient, isDriven, resultOf } from '../session/driven-client.ts';
import { cellValue } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';

export const DESK = "the harness's own receiver";

const STATUSES = 'answers to posted reports';

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

/** Opens the harness's own receiver, with the faults that the run asks for; with a key it accepts reports signed with that alone. */
export async function openOwnReceiver(session: Session, publicKey?: string): Promise<void> {
  session.handles.put<number[]>(STATUSES, []);
  const trusted =
    publicKey === undefined
      ? undefined
      : { publicKey, headerPrefix: session.run.target.bindings.signatureHeaderPrefix };
  if (!isDriven(session)) {
    const isTrusted = (notification: Notification): boolean =>
      trusted === undefined || isSignedWith(notification, trusted.publicKey, trusted.headerPrefix);
    const desk = new ReportDesk(deskPolicyWith(session.run.faults), isTrusted);
    session.inbox.open(DESK).otherwise = desk.take.bind(desk);
    session.handles.put(`${DESK}, desk`, desk);
    return;
  }
  await beginClient(session, {});
  const task = trusted ? 'receive-signed-reports' : 'receive-reports';
  const { url } = await resultOf(session, task, trusted);
  if (typeof url !== 'string' || !/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Inconclusive('target-unavailable', `the driver answered ${task} without result.url`);

  // A driver at an address may name its own host alone: the harness posts nowhere else on its word.
  const { address = url } = session.run.target.client ?? {};
  const isNear = new URL(address).hostname === new URL(url).hostname || (isLoopback(address) && isLoopback(url));
  if (!isNear)
    throw new Undeclared(`receiver at ${new URL(url).origin}: the driver at ${address} may name its own host`);
  session.wire.reach.add(url);
  session.handles.put(DESK, { url, arrivals: [] });
}

export const ownReceiverUrl = (session: Session): string => session.handles.get<{ url: string }>(DESK).url;

export async function postReports(session: Session, bodies: readonly string[], more: Row = {}): Promise<void> {
  const url = ownReceiverUrl(session);
  const headers = { 'content-type': 'application/json', ...more };
  for (const body of bodies) {
    const { status } = await session.wire.http.send({ method: 'POST', url, headers, body });
    session.handles.get<number[]>(STATUSES).push(status);
  }
}

/** Reports on one message each, with what a step names in the place of ordinary values; an empty value leaves its member out. */
export function specimenReports(members: ReadonlyArray<Readonly<Record<string, unknown>>>): string[] {
  const reports: string[] = [];
  for (const [place, named] of members.entries()) {
    const ids = { delivery_report_id: numbered(place + 1), message_id: numbered(900_000 + place) };
    const report: Record<string, unknown> = {};
    for (const [name, value] of Object.entries({ ...ids, ...SPECIMEN, ...named }))
      if (value !== '') report[name] = value;
    reports.push(JSON.stringify(report));
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

const SIGNER = 'the key that signs reports';

type Row = Readonly<Record<string, string>>;

const EACH_OF = 'each of ';

function spelledOut(row: Row): Row[] {
  for (const [member, cell] of Object.entries(row)) {
    if (!cell.startsWith(EACH_OF)) continue;
    const spelled: Row[] = [];
    for (const value of cell.slice(EACH_OF.length).split(' ')) spelled.push(...spelledOut({ ...row, [member]: value }));
    return spelled;
  }
  return [row];
}

export async function postRows(session: Session, table: readonly Row[]): Promise<void> {
  const rows = table.flatMap(spelledOut);
  if (!session.handles.has(STATUSES)) {
    const pair = rows.some(({ SIGNED }) => SIGNED !== undefined) ? ownSigningPair() : undefined;
    await openOwnReceiver(session, pair?.publicKey);
    if (pair) session.handles.put(SIGNER, pair.privateKey);
  }
  const reports: Record<string, unknown>[] = [];
  for (const { TIMES: _times, SIGNED: _signed, ...cells } of rows) {
    const report: Record<string, unknown> = {};
    for (const [member, cell] of Object.entries(cells)) report[member] = cellValue(cell);
    reports.push(report);
  }
  const bodies = specimenReports(reports);
  for (const [place, { TIMES = '1', SIGNED, original_text }] of rows.entries()) {
    if (SIGNED === undefined) await postReports(session, Array(Number(TIMES)).fill(bodies[place]));
    else {
      const sent = original_text ?? SIGNED;
      const { signatureHeaderPrefix: prefix } = session.run.target.bindings;
      const [body = ''] = specimenReports([{ original_text: SIGNED }]);
      const { pathname: target } = new URL(ownReceiverUrl(session));
      const headers = { date: new Date(session.time.now()).toUTCString() };
      const request = { method: 'POST', target, headers, body };
      const signature = signatureHeaders(request, session.handles.get<KeyObject>(SIGNER), prefix);
      await postReports(session, [body.replace(SIGNED, sent)], { ...headers, ...signature });
    }
  }
}
