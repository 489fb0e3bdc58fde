import type { Notification } from '../../wire/callbacks/notification.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';

/** A delivery report as it was pushed; members as documented. */
export interface DeliveryReport {
  readonly delivery_report_id: string;
  readonly message_id: string;
  readonly status: string;
  readonly error_code: string;
  readonly [member: string]: unknown;
}

/** A message that an example sent, found again by its name. */
export interface SentMessage {
  readonly id: string;
  readonly to: string;
  readonly content: string;
  /** The receiver its notifications go to. */
  readonly receiver: string;
  /** The request that submitted it, with its answer. */
  readonly exchange: Exchange;
}

const isReport = (json: unknown): json is DeliveryReport =>
  typeof json === 'object' && json !== null && 'delivery_report_id' in json;

/** A notification that is no delivery report; the members of a reply are not documented. */
export const isReply = ({ json }: Notification): boolean => !isReport(json);

/** Every delivery report that a receiver got, oldest first, compared with the documented form. */
export async function reportsAt(session: Session, receiver: string): Promise<DeliveryReport[]> {
  const reports = (await session.arrivals(receiver)).filter(({ json }) => isReport(json));
  for (const report of reports) session.forms.seeLetter('delivery report', report, ['documented']);
  return reports.map(({ json }) => json as DeliveryReport);
}

/** Every delivery report that came for a named message, oldest first. */
export async function reportsOf(session: Session, name: string): Promise<DeliveryReport[]> {
  const { id, receiver } = session.handles.get<SentMessage>(name);
  return (await reportsAt(session, receiver)).filter((report) => report.message_id === id);
}
