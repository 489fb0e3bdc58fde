import {
  instant,
  listOf,
  messageStatus,
  nothing,
  record,
  refused,
  text,
  told,
  uuid,
  wordy,
} from './form-parts.ts';
import type { PublishedForms } from './forms.ts';
import { linkReportForms } from './link-reports-forms.ts';

const count = { type: 'number', minimum: 0 };
const invalid = record({ message: wordy, details: listOf(text) });

const JOB_STATUSES = ['REQUESTED', 'RUNNING', 'FAILED', 'CANCELLED', 'DONE'];
const direction = { enum: ['inbound', 'outbound', 'all'] };

const row = record(
  {
    ...{ message_id: uuid, format: { enum: ['SMS', 'TTS', 'MMS'] }, timestamp: instant, direction },
    ...{ status: messageStatus, account_id: text, units: count },
    metadata: listOf(record({ key: text, value: text })),
  },
  {
    ...{ in_response_to: uuid, delivered_timestamp: instant, last_status_update: instant },
    ...{ status_code: { type: 'number' }, status_description: text },
    ...{ source_address: text, destination_address: { ...wordy, maxLength: 15 } },
    ...{ source_address_country: text, destination_address_country: text, action: text, media_url: text },
    content: { ...text, maxLength: 5000 },
    message_type: { enum: ['TEXT_MESSAGE', 'MEDIA_MESSAGE'] },
  },
);

const detail = record({
  messages: listOf(row),
  pagination: record({
    page: count,
    page_size: count,
    has_next: { type: 'boolean' },
  }),
});

const totals = { total_sent: count, total_received: count, total_billing_units: count, total_opt_out: count };
const grouped = { group: text, date: text };
const group = record(totals, grouped);
const insights = record({
  ...totals,
  summaries: listOf(record(totals, { ...grouped, sub_groups: listOf(group) })),
});

const job = record(
  {
    ...{ report_id: uuid, report_type: { enum: ['DETAIL', 'SUMMARY'] }, status: { enum: JOB_STATUSES } },
    ...{ requested_at: instant, account_id: text },
  },
  {
    ...{ report_name: text, direction, requested_by: text, updated_at: instant, vendor_id: text },
    ...{ s3_file_size: { type: 'integer' }, request_data: { type: 'object' } },
  },
);

const place = record({
  ...{ download_url: { ...text, pattern: '^https?://' }, file_name: text },
  ...{ file_size: { type: 'integer', minimum: 1 }, expires_in_seconds: { type: 'integer', minimum: 1 } },
  expires_at: { type: 'integer' },
});

const schedule = record({ timezone: text, cron_expression: text, type: text });
const scheduled = (metadata: object) =>
  record(
    { label: text, schedule, report: record({ period: text }), scheduled_report_id: text },
    { message_type: direction, report_type: text, metadata },
  );
const changed = scheduled(listOf(record({ key: text, value: text })));
const read = scheduled({ type: 'object' });

const ordered = { 202: record({ report_id: text }), 400: invalid, 401: told };
const created = {
  201: record({ scheduled_report_id: text }),
  400: invalid,
  401: told,
};
const put = { 200: changed, 400: invalid, 401: told, 404: told };

/** What is published of the answers about reports. */
export const reportForms: PublishedForms = {
  'list metadata keys': { 200: record({ keys: listOf(text) }), 400: invalid, 401: refused },
  'read the detail report': { 200: detail, 400: invalid, 401: told },
  'sum messages up': { 200: insights, 400: invalid, 401: told },
  'order a detail report': ordered,
  'order a summary': ordered,
  'read the status of a report': {
    200: record({ report_status: { enum: JOB_STATUSES } }),
    400: invalid,
    401: told,
  },
  'list the fields of a report': { 200: record({ fields: listOf(text) }), 400: invalid, 401: told },
  'list ordered reports': {
    200: record({ items: listOf(job) }, { next_page_token: text }),
    400: invalid,
    401: told,
  },
  'ask where a report is': { 200: place, 401: told, 404: told },
  'schedule a detail report': created,
  'schedule a summary': created,
  'change a scheduled detail report': put,
  'change a scheduled summary': put,
  'list scheduled reports': {
    200: record({
      pagination: record({ page_size: count }, { page_token: text }),
      data: listOf(read),
    }),
    400: invalid,
    401: refused,
    404: refused,
  },
  'read a scheduled report': { 200: read, 401: refused, 404: refused },
  'delete a scheduled report': { 202: nothing, 401: refused, 404: refused },
  ...linkReportForms,
};
