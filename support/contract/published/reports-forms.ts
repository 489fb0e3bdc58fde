import type { PublishedForms } from './forms.ts';
import { linkReportForms } from './link-reports-forms.ts';

const text = { type: 'string' };
const count = { type: 'number', minimum: 0 };
const uuid = { type: 'string', format: 'uuid' };
const instant = { type: 'string', format: 'date-time' };
const list = (items: object) => ({ type: 'array', items });
const object = (required: string, properties: object) => ({
  type: 'object',
  required: required.split(' ').filter(Boolean),
  properties,
});

const refused = object('message details', { message: { ...text, minLength: 1 }, details: list(text) });
const told = object('message', { message: { ...text, minLength: 1 } });
const unknown = { anyOf: [{ const: '' }, told] };

const STATUSES = [
  ...['undefined', 'queued', 'processing', 'processed', 'failed', 'scheduled', 'cancelled', 'delivered'],
  ...['expired', 'enroute', 'held', 'submitted', 'rejected', 'read'],
];
const JOB_STATUSES = ['REQUESTED', 'RUNNING', 'FAILED', 'CANCELLED', 'DONE'];
const direction = { enum: ['inbound', 'outbound', 'all'] };

const row = object('message_id format timestamp direction status account_id units metadata', {
  ...{ message_id: uuid, in_response_to: uuid, account_id: text },
  ...{ timestamp: instant, delivered_timestamp: instant, last_status_update: instant },
  ...{ format: { enum: ['SMS', 'TTS', 'MMS'] }, direction, status: { enum: STATUSES } },
  ...{ status_code: { type: 'number' }, status_description: text, units: count },
  ...{ source_address: text, destination_address: { ...text, minLength: 1, maxLength: 15 } },
  ...{ source_address_country: text, destination_address_country: text, action: text, media_url: text },
  content: { ...text, maxLength: 5000 },
  message_type: { enum: ['TEXT_MESSAGE', 'MEDIA_MESSAGE'] },
  metadata: list(object('key value', { key: text, value: text })),
});

const detail = object('messages pagination', {
  messages: list(row),
  pagination: object('page page_size has_next', {
    page: count,
    page_size: count,
    has_next: { type: 'boolean' },
  }),
});

const TOTALS = 'total_sent total_received total_billing_units total_opt_out';
const totals = { total_sent: count, total_received: count, total_billing_units: count, total_opt_out: count };
const group = object(TOTALS, { ...totals, group: text, date: text });
const insights = object(`summaries ${TOTALS}`, {
  ...totals,
  summaries: list(object(TOTALS, { ...totals, group: text, date: text, sub_groups: list(group) })),
});

const job = object('report_id report_type status requested_at account_id', {
  ...{ report_id: uuid, report_name: text, report_type: { enum: ['DETAIL', 'SUMMARY'] }, direction },
  ...{ requested_by: text, requested_at: instant, updated_at: instant, status: { enum: JOB_STATUSES } },
  ...{
    account_id: text,
    vendor_id: text,
    s3_file_size: { type: 'integer' },
    request_data: { type: 'object' },
  },
});

const place = object('download_url file_name file_size expires_in_seconds expires_at', {
  ...{ download_url: { ...text, pattern: '^https?://' }, file_name: text },
  ...{ file_size: { type: 'integer', minimum: 1 }, expires_in_seconds: { type: 'integer', minimum: 1 } },
  expires_at: { type: 'integer' },
});

const schedule = object('timezone cron_expression type', {
  ...{ timezone: text, cron_expression: text, type: text },
});
const scheduled = (metadata: object) =>
  object('label schedule report scheduled_report_id', {
    ...{ label: text, schedule, report: object('period', { period: text }), scheduled_report_id: text },
    ...{ message_type: direction, report_type: text, metadata },
  });
const changed = scheduled(list(object('key value', { key: text, value: text })));
const read = scheduled({ type: 'object' });

const ordered = { 202: object('report_id', { report_id: text }), 400: refused, 401: told };
const created = {
  201: object('scheduled_report_id', { scheduled_report_id: text }),
  400: refused,
  401: told,
};
const put = { 200: changed, 400: refused, 401: told, 404: told };

/** What is published of the answers about reports. */
export const reportForms: PublishedForms = {
  'list metadata keys': { 200: object('keys', { keys: list(text) }), 400: refused, 401: unknown },
  'read the detail report': { 200: detail, 400: refused, 401: told },
  'sum messages up': { 200: insights, 400: refused, 401: told },
  'order a detail report': ordered,
  'order a summary': ordered,
  'read the status of a report': {
    200: object('report_status', { report_status: { enum: JOB_STATUSES } }),
    400: refused,
    401: told,
  },
  'list the fields of a report': { 200: object('fields', { fields: list(text) }), 400: refused, 401: told },
  'list ordered reports': {
    200: object('items', { items: list(job), next_page_token: text }),
    400: refused,
    401: told,
  },
  'ask where a report is': { 200: place, 401: told, 404: told },
  'schedule a detail report': created,
  'schedule a summary': created,
  'change a scheduled detail report': put,
  'change a scheduled summary': put,
  'list scheduled reports': {
    200: object('pagination data', {
      pagination: object('page_size', { page_token: text, page_size: count }),
      data: list(read),
    }),
    400: refused,
    401: unknown,
  },
  'read a scheduled report': { 200: read, 401: unknown, 404: unknown },
  'delete a scheduled report': { 202: { const: '' }, 401: unknown, 404: unknown },
  ...linkReportForms,
};
