import type { WireOperation } from './operations.ts';
import type { OperationBody } from './sender-operations.ts';

const TWO_DAYS = 2 * 86_400_000;

/** From yesterday until tomorrow. */
const aroundNow = ({ tomorrow }: OperationBody): Record<string, unknown> => ({
  start_date: new Date(Date.parse(tomorrow) - TWO_DAYS).toISOString(),
  end_date: tomorrow,
  direction: 'all',
});

const reporting = (report: string): WireOperation => ({
  interface: 'messaging',
  method: 'POST',
  path: `/v2-preview/reporting/messages/${report}`,
  body: aroundNow,
});

/** The operations that report on past messages. Section "Endpoints / Messaging API". */
export const reportOperations: Readonly<Record<string, WireOperation>> = {
  'list metadata keys': reporting('metakeys'),
  'read the detail report': reporting('detail'),
};
