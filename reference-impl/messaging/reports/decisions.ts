import type { Message, ReportStatus } from '../submit/message.ts';
import { type DeliveryReport, reportBody } from './delivery-report.ts';

/** What is reported of a message, and how. Section "Delivery report notification". */
export interface ReportDecisions {
  isReported(message: Message, status: ReportStatus): boolean;
  reportBody(report: DeliveryReport, vendorId: string): Record<string, unknown>;
}

export const reportDecisions: ReportDecisions = { isReported: ({ wantsReports }) => wantsReports, reportBody };
