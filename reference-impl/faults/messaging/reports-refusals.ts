import type { Reply } from '../../http/operation.ts';
import type { Decisions } from '../../worlds/parts.ts';
import { fault, faultsOf } from '../fault.ts';
import { ahead, given, leaveOut } from '../operators/decisions.ts';
import { always, asked, on, withWrongCredentials } from '../operators/replies.ts';

type Check = Decisions['reports']['requestChecks'][number];
type Asked = Parameters<Check['objects']>[0];

/** Refuses requests that are good. */
const objecting = (member: keyof Asked, isRefused: (request: Asked) => boolean | undefined) =>
  ahead('reports', 'requestChecks', { name: 'refused', member, objects: (request) => (isRefused(request) ? 'is not taken' : undefined) });

/** Takes requests that are wrong. */
const taking = (operation: string, isMeant: (body: Record<string, unknown>) => boolean, body: object) => asked(operation, 400, { status: 200, body }, isMeant);

const DETAIL = 'reporting.detail';
const SUMMARY = 'reporting.summary';

const NO_MESSAGES = { messages: [] };
const NO_PAGE = { messages: [], pagination: { page: 0, page_size: 100, has_next: false } };
const NO_SUMMARY = { summaries: [], total_sent: 0, total_received: 0, total_billing_units: 0, total_opt_out: 0 };
const ORDERED: Reply = { status: 202, body: { report_id: '11111111-2222-4333-8444-555555555555' } };

const local = (text = ''): string => text.replace(/[+-]\d\d:\d\d$/, 'Z');

/** Deviations in which report requests are taken. */
export const faults = faultsOf({
  'REPORT-DET-03': {
    'report.any-page': fault('A page that is no number is the first page of the detail report.', {
      reply: taking(DETAIL, ({ page }) => page === 'x', NO_MESSAGES),
    }),
    'report.mistakes-unprocessable': fault('An end of the wrong type is answered with HTTP status 422.', {
      reply: asked(DETAIL, 400, 422, ({ end_date }) => end_date === 5),
    }),
  },
  'REPORT-DET-04': {
    'report.refusal-in-text': fault('The refusal of a detail report for want of credentials is plain text.', {
      reply: on(DETAIL, 401, { status: 401, text: 'Unauthorized' }),
    }),
    'report.stranger-not-found': fault('An unknown key finds no detail report.', { reply: on(DETAIL, withWrongCredentials, 404) }),
  },
  'REPORT-DATE-01': {
    'report.full-seconds-only': fault('Milliseconds other than zero are refused in the dates of a report.', {
      decide: objecting('end_date', ({ end_date }) => /\.\d*[1-9]/.test(end_date ?? '')),
    }),
    'report.dates-with-offset-only': fault('Dates that end in Z are refused.', {
      decide: objecting('start_date', ({ start_date }) => start_date?.endsWith('Z')),
    }),
  },
  'REPORT-DIR-01': {
    'report.not-in-all-directions': fault('A report is on inbound or on outbound messages, not on all.', {
      decide: objecting('direction', ({ direction }) => direction === 'all'),
    }),
    'report.all-directions-crash': fault('A report on all directions is answered with HTTP status 500.', {
      reply: asked(DETAIL, always, { status: 500, body: { message: 'Internal error' } }, ({ direction }) => direction === 'all'),
    }),
  },
  'REPORT-OPT-01': {
    'report.no-words-for-truth': fault('Whether messages have media cannot be asked in a word.', {
      decide: objecting('mms_media', ({ mms_media }) => typeof mms_media === 'string'),
    }),
    'report.opt-out-in-words-refused': fault('Whether somebody opted out cannot be asked in a word.', {
      decide: objecting('opt_out', ({ opt_out }) => typeof opt_out === 'string'),
    }),
  },
  'REPORT-FMT-01': {
    'report.spoken-unknown': fault('A report cannot be asked for on messages that were spoken.', {
      decide: objecting('message_format', ({ message_format }) => message_format?.includes('TTS')),
    }),
    'report.channel-unknown': fault('No channel is known.', { decide: objecting('channels', ({ channels }) => channels !== undefined) }),
  },
  'REPORT-TZ-01': {
    'report.zone-by-offset': fault('A zone with a place in its name is refused.', { decide: objecting('timezone', ({ timezone }) => timezone?.includes('/')) }),
    'report.utc-unknown': fault('The zone UTC is not known.', { decide: objecting('timezone', ({ timezone }) => timezone === 'UTC') }),
  },
  'REPORT-STATUS-01': {
    'report.upper-case-unknown': fault('A status filter in capitals is refused.', {
      decide: objecting('status', ({ status }) => status?.includes('DELIVERED')),
    }),
  },
  'PUB-REPORT-DATE-01': {
    'published-reports.large-z-only': fault('A small z is refused in the dates of a report.', {
      decide: objecting('start_date', ({ start_date }) => start_date?.endsWith('z')),
    }),
    'published-reports.milliseconds-wanted': fault('Dates without milliseconds are refused.', {
      decide: objecting('start_date', ({ start_date }) => start_date !== undefined && !start_date.includes('.')),
    }),
    'published-reports.offset-ignored': fault('The offset of a date is not heeded.', {
      decide: given('reports', 'detailWindow', (request) => [{ ...request, start_date: local(request.start_date), end_date: local(request.end_date) }]),
    }),
  },
  'PUB-REPORT-DATE-02': {
    'published-reports.any-calendar': fault('The 30th of February is taken.', {
      reply: taking(DETAIL, ({ start_date }) => String(start_date).includes('02-30'), NO_MESSAGES),
    }),
    'published-reports.backwards': fault('A report that ends before it starts is empty.', { decide: leaveOut('reports', 'requestChecks', 'forwards') }),
  },
  'PUB-REPORT-LIMIT-01': {
    'published-reports.under-a-hundred': fault('A page of 100 messages is refused.', { decide: objecting('page_size', ({ page_size = 0 }) => page_size > 99) }),
    'published-reports.over-a-hundred': fault('A page may have 101 messages.', {
      reply: taking(DETAIL, ({ page_size }) => page_size === 101, { messages: [], pagination: { page: 0, page_size: 101, has_next: false } }),
    }),
  },
  'PUB-REPORT-ZONE-01': {
    'published-reports.any-zone': fault('The detail report is given in zones that do not exist.', {
      reply: taking(DETAIL, ({ timezone }) => timezone === 'Mars/Base', NO_MESSAGES),
    }),
  },
  'PUB-REPORT-AUTH-01': { 'published-reports.forbidden': fault('Without credentials a summary is forbidden.', { reply: on(SUMMARY, 401, 403) }) },
  'PUB-REPORT-REQUIRED-01': {
    'published-reports.no-zone-needed': fault('A summary is given without a time zone.', {
      reply: taking(SUMMARY, ({ timezone }) => timezone === undefined, NO_SUMMARY),
    }),
    'published-reports.open-end': fault('A report in a file is ordered without an end.', {
      reply: asked('reporting.async.detail', 400, ORDERED, ({ end_date }) => end_date === undefined),
    }),
  },
  'PUB-REPORT-ENUM-01': {
    'published-reports.any-status': fault('A status that nobody knows finds nothing.', {
      reply: taking(DETAIL, ({ status }) => String(status) === 'SENT', NO_PAGE),
    }),
    'published-reports.any-group': fault('What a summary cannot be broken down by is ignored.', {
      reply: taking(SUMMARY, ({ group_by }) => String(group_by) === 'HOUR', NO_SUMMARY),
    }),
  },
  'PUB-REPORT-TYPE-01': {
    'published-reports.list-of-one': fault('A text is taken for a list of one.', {
      reply: taking(DETAIL, ({ sources }) => typeof sources === 'string', NO_PAGE),
    }),
    'published-reports.half-a-page': fault('A broken page number is unprocessable, not bad.', { reply: on(DETAIL, 400, 422) }),
  },
});
