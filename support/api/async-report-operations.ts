import type { OperationBody, WireOperation } from './wire-operation.ts';

type Body = (facts: OperationBody) => Record<string, unknown>;

const BASE = '/v2-preview/reporting';
const messaging = { interface: 'messaging' } as const;

/** Every morning at eight, on the messages of the day before. */
const everyMorning = (label: string) => ({
  label,
  schedule: { timezone: 'UTC', cron_expression: '0 8 * * *', type: 'cron' },
  report: { period: 'YESTERDAY', timezone: 'UTC', direction: 'all' },
});

const scheduling = (kind: string): WireOperation => ({
  ...messaging,
  method: 'POST',
  path: `${BASE}/${kind}/scheduled`,
  body: ({ unique }) => everyMorning(`Morning ${unique}`),
  made: 'scheduled_report_id',
});

const changing = (kind: string, about: NonNullable<WireOperation['about']>): WireOperation => ({
  ...scheduling(kind),
  method: 'PUT',
  path: `${BASE}/${kind}/scheduled/{id}`,
  about,
});

const onScheduled = (method: string): WireOperation => ({
  ...messaging,
  method,
  path: `${BASE}/scheduled/{id}`,
  about: 'scheduled detail report',
});

const tokenPages = (entries: string, key: string, at: string) => ({
  pages: { entries, key, size: 'page_size', next: { kind: 'token', parameter: 'page_token', at } as const },
});

/** The operations on reports that are made in the background and kept as files; `dates` names a good stretch of time. */
export const asyncReportOperations = (dates: Body): Readonly<Record<string, WireOperation>> => ({
  'order a detail report': {
    ...messaging,
    method: 'POST',
    path: `${BASE}/messages/async/detail`,
    body: dates,
    made: 'report_id',
  },
  'order a summary': {
    ...messaging,
    method: 'POST',
    path: `${BASE}/messages/async/summary`,
    body: (facts) => ({ ...dates(facts), timezone: 'UTC' }),
    made: 'report_id',
  },
  'read the status of a report': {
    ...messaging,
    method: 'GET',
    path: `${BASE}/messages/async/status?report_id={id}`,
    about: 'ordered report',
  },
  'list the fields of a report': {
    ...messaging,
    method: 'POST',
    path: `${BASE}/messages/async/detail/fields`,
    body: dates,
  },
  'list ordered reports': {
    ...messaging,
    method: 'GET',
    path: `${BASE}/messages/async/reports`,
    ...tokenPages('items', 'report_id', 'next_page_token'),
  },
  'ask where a report is': {
    ...messaging,
    method: 'GET',
    path: `${BASE}/messages/async/reports/{id}/download-url`,
    about: 'finished report',
  },
  'schedule a detail report': scheduling('detail'),
  'schedule a summary': scheduling('summary'),
  'change a scheduled detail report': changing('detail', 'scheduled detail report'),
  'change a scheduled summary': changing('summary', 'scheduled summary'),
  'list scheduled reports': {
    ...messaging,
    method: 'GET',
    path: `${BASE}/scheduled`,
    ...tokenPages('data', 'scheduled_report_id', 'pagination.page_token'),
  },
  'read a scheduled report': onScheduled('GET'),
  'delete a scheduled report': onScheduled('DELETE'),
});
