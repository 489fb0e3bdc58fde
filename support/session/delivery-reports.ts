import { violationsOf } from '../contract/check.ts';
import { deliveryReportShape } from '../contract/delivery-report-shape.ts';
import { ContractViolation } from '../problems/contract-violation.ts';
import type { Session } from './session.ts';

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
}

const isReport = (json: unknown): json is DeliveryReport =>
  typeof json === 'object' && json !== null && 'delivery_report_id' in json;

/** Every delivery report that came for a named message, oldest first, held against the documented shape. */
export async function reportsOf(session: Session, name: string): Promise<DeliveryReport[]> {
  const message = session.handles.get<SentMessage>(name);
  const arrivals = await session.arrivals(message.receiver);
  const reports = arrivals.map(({ json }) => json).filter(isReport);
  const violations = reports.flatMap((report) => violationsOf(report, deliveryReportShape));
  if (violations.length > 0) throw new ContractViolation(`delivery report: ${violations.join('; ')}`);
  return reports.filter((report) => report.message_id === message.id);
}
