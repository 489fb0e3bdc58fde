import { asyncReportOperations } from './async-report-operations.ts';
import type { OperationBody, WireOperation } from './wire-operation.ts';

const TWO_DAYS = 2 * 86_400_000;

/** From yesterday until tomorrow. */
export const aroundNow = ({ tomorrow }: OperationBody): Record<string, unknown> => ({
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

const links = (query: string): WireOperation => ({
  interface: 'messaging',
  method: 'GET',
  path: `/v1/reporting/links/${query}`,
});

const linkPages = (entries: string, key: string) => ({
  pages: { entries, key, size: 'pageSize', next: { kind: 'number', parameter: 'page', first: 1 } as const },
});

/** The operations that report on past messages and on short links. Section "Endpoints / Messaging API". */
export const reportOperations: Readonly<Record<string, WireOperation>> = {
  'list metadata keys': reporting('metakeys'),
  'read the detail report': reporting('detail'),
  'sum messages up': {
    ...reporting('insights'),
    body: (facts) => ({ ...aroundNow(facts), timezone: 'UTC' }),
  },
  'sum the clicks up': { ...links('summary'), ...linkPages('short_urls', 'short_url') },
  'read the clicks on a link': { ...links('detail?hash={id}'), about: 'short link' },
  ...asyncReportOperations(aroundNow),
};
