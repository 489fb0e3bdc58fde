import type { Reply } from '../../../http/operation.ts';
import type { Decisions } from '../../../worlds/parts.ts';
import { fault, faultsOf } from '../../fault.ts';
import { reports } from '../../operators/decisions.ts';
import { always, asked, on, withWrongCredentials } from '../../operators/replies.ts';

type Asked = Parameters<Decisions['reports']['requestChecks'][number]['objects']>[0];

const objecting = (member: keyof Asked, isRefused: (request: Asked) => boolean | undefined) =>
  reports.ahead('requestChecks', {
    name: 'refused',
    member,
    objects: (request) => (isRefused(request) ? 'is not taken' : undefined),
  });

const taking = (operation: string, isMeant: (body: Record<string, unknown>) => boolean, body: object) =>
  asked(operation, 400, isMeant, { status: 200, body });

const DETAIL = 'reporting.detail';
const SUMMARY = 'reporting.summary';
const CRASH: Reply = { status: 500, body: { message: 'Internal error' } };
const LONG_PAGE = { messages: [], pagination: { page: 0, page_size: 101, has_next: false } };
const NO_MESSAGES = { messages: [] };
const NO_PAGE = { messages: [], pagination: { page: 0, page_size: 100, has_next: false } };
const NO_SUMMARY = { summaries: [], total_sent: 0, total_received: 0, total_billing_units: 0, total_opt_out: 0 };
const ORDERED: Reply = { status: 202, body: { report_id: '11111111-2222-4333-8444-555555555555' } };

export const faults = faultsOf({
  'REPORT-DET-03 report.any-page': fault('A page that is not a number returns the first page of the detail report.', {
    reply: taking(DETAIL, ({ page }) => page === 'x', NO_MESSAGES),
  }),
  'REPORT-DET-03 report.mistakes-unprocessable': fault('An end of the wrong type gets HTTP status 422.', {
    reply: asked(DETAIL, 400, ({ end_date }) => end_date === 5, 422),
  }),
  'REPORT-DET-04 report.stranger-not-found': fault('A detail report with an unknown key gets HTTP status 404.', {
    reply: on(DETAIL, withWrongCredentials, 404),
  }),
  'REPORT-DIR-01 report.all-directions-crash': fault('A report on both directions gets HTTP status 500.', {
    reply: asked(DETAIL, always, ({ direction }) => direction === 'all', CRASH),
  }),
  'REPORT-OPT-01 report.no-words-for-truth': fault('The media filter is refused as a text.', {
    decide: objecting('mms_media', ({ mms_media }) => typeof mms_media === 'string'),
  }),
  'REPORT-OPT-01 report.opt-out-in-words-refused': fault('The opt-out filter is refused as a text.', {
    decide: objecting('opt_out', ({ opt_out }) => typeof opt_out === 'string'),
  }),
  'REPORT-FMT-01 report.spoken-unknown': fault('The format filter TTS is refused.', {
    decide: objecting('message_format', ({ message_format }) => message_format?.includes('TTS')),
  }),
  'REPORT-FMT-01 report.channel-unknown': fault('The channel filter is always refused.', {
    decide: objecting('channels', ({ channels }) => channels !== undefined),
  }),
  'REPORT-TZ-01 report.zone-by-offset': fault('A time zone named after a place is refused.', {
    decide: objecting('timezone', ({ timezone }) => timezone?.includes('/')),
  }),
  'REPORT-TZ-01 report.utc-unknown': fault('The time zone UTC is refused.', {
    decide: objecting('timezone', ({ timezone }) => timezone === 'UTC'),
  }),
  'PUB-REPORT-DATE-01 published-reports.large-z-only': fault('A lower-case z is refused in the dates of a report.', {
    decide: objecting('start_date', ({ start_date }) => start_date?.endsWith('z')),
  }),
  'PUB-REPORT-DATE-02 published-reports.any-calendar': fault('30 February is accepted as a date.', {
    reply: taking(DETAIL, ({ start_date }) => String(start_date).includes('02-30'), NO_MESSAGES),
  }),
  'PUB-REPORT-LIMIT-01 published-reports.under-a-hundred': fault('A page of 100 messages is refused.', {
    decide: objecting('page_size', ({ page_size = 0 }) => page_size > 99),
  }),
  'PUB-REPORT-LIMIT-01 published-reports.over-a-hundred': fault('A page may have 101 messages.', {
    reply: taking(DETAIL, ({ page_size }) => page_size === 101, LONG_PAGE),
  }),
  'PUB-REPORT-REQUIRED-01 published-reports.no-zone-needed': fault('A summary needs no time zone.', {
    reply: taking(SUMMARY, ({ timezone }) => timezone === undefined, NO_SUMMARY),
  }),
  'PUB-REPORT-REQUIRED-01 published-reports.open-end': fault('A report file can be ordered without an end.', {
    reply: asked('reporting.async.detail', 400, ({ end_date }) => end_date === undefined, ORDERED),
  }),
  'PUB-REPORT-ENUM-01 published-reports.any-status': {
    says: 'An unknown status finds nothing instead of being refused.',
    reply: taking(DETAIL, ({ status }) => String(status) === 'SENT', NO_PAGE),
  },
  'PUB-REPORT-ENUM-01 published-reports.any-group': fault('An unknown grouping is ignored.', {
    reply: taking(SUMMARY, ({ group_by }) => String(group_by) === 'HOUR', NO_SUMMARY),
  }),
  'PUB-REPORT-TYPE-01 published-reports.list-of-one': fault('A text is accepted as a list of one.', {
    reply: taking(DETAIL, ({ sources }) => typeof sources === 'string', NO_PAGE),
  }),
});
