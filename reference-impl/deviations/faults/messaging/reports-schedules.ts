import type { Reply } from '../../../http/operation.ts';
import type { Decisions } from '../../../worlds/parts.ts';
import { fault, faultsOf } from '../../fault.ts';
import { reports } from '../../operators/decisions.ts';
import { always, asked, on, withWrongCredentials } from '../../operators/replies.ts';
import { insteadOfRefusing, withRequest } from '../../operators/requests.ts';

const NO_HISTORY = { status: 200, body: { items: [] } };
const LONG_PAGE = { status: 200, body: { pagination: { page_size: 101 }, data: [] } };
const HISTORY = 'reporting.async.history';

const inCommon = reports.decision('keeperOf', () => 'everybody');

const taking = (kind: 'detail' | 'summary', isMeant: (body: Record<string, unknown>) => boolean) =>
  asked(`reporting.scheduled.${kind}`, 400, isMeant, {
    status: 201,
    body: { scheduled_report_id: '11111111-2222-4333-8444-555555555555' },
  });

type Asked = Parameters<Decisions['reports']['requestChecks'][number]['objects']>[0];

const objecting = (member: keyof Asked, isRefused: (request: Asked) => boolean | undefined) =>
  reports.ahead('requestChecks', {
    name: 'refused',
    member,
    objects: (request) => (isRefused(request) ? 'is not taken' : undefined),
  });

const answering = (operation: string, isMeant: (body: Record<string, unknown>) => boolean, body: object) =>
  asked(operation, 400, isMeant, { status: 200, body });

const DETAIL = 'reporting.detail';
const SUMMARY = 'reporting.summary';
const CRASH: Reply = { status: 500, body: { message: 'Internal error' } };
const LONG_DETAIL = { messages: [], pagination: { page: 0, page_size: 101, has_next: false } };
const NO_MESSAGES = { messages: [] };
const NO_PAGE = { messages: [], pagination: { page: 0, page_size: 100, has_next: false } };
const NO_SUMMARY = { summaries: [], total_sent: 0, total_received: 0, total_billing_units: 0, total_opt_out: 0 };
const ORDERED: Reply = { status: 202, body: { report_id: '11111111-2222-4333-8444-555555555555' } };

/** Deviations in reports that are refused, made in the background or on a schedule, and in their periods and files. */
export const faults = faultsOf({
  'PUB-ASYNC-PERIOD-02 published-files.periods-of-greenwich': fault('Periods use UTC, whatever the zone.', {
    decide: reports.given('periodWindow', (period, now) => [period, now, 'UTC']),
  }),
  'PUB-ASYNC-PERIOD-02 published-files.weekend-works': fault('Weekdays include the weekend.', {
    decide: reports.given('periodWindow', (period) => [period === 'LAST_WEEKDAYS' ? 'LAST_WEEK' : period]),
  }),
  'PUB-ASYNC-PERIOD-02 published-files.months-of-30-days': fault('The last month is the last 30 days.', {
    decide: reports.given('periodWindow', (period) => [period === 'LAST_MONTH' ? 'LAST_30_DAYS' : period]),
  }),
  'PUB-ASYNC-URL-03 published-files.address-for-anybody': fault('Any customer can get the address of a file.', {
    decide: inCommon,
  }),
  'PUB-ASYNC-HIST-03 published-files.newest-first-only': fault('The history always begins with the latest report.', {
    perform: withRequest(HISTORY, ({ query }) => ({ query: { ...query, sort_direction: 'DESCENDING' } })),
  }),
  'PUB-ASYNC-HIST-04 published-files.any-history-status': {
    says: 'An unknown status in the history filter finds nothing.',
    reply: on(HISTORY, (_reply, { request }) => request.target.includes('status=FINISHED'), NO_HISTORY),
  },
  'PUB-ASYNC-HIST-04 published-files.any-token': fault('An unknown token returns the first page of the history.', {
    perform: insteadOfRefusing(HISTORY, 400, ({ query }) => ({ query: { ...query, page_token: '' } })),
  }),
  'PUB-SCHED-REQUIRED-01 published-schedules.unlabelled': fault('A schedule needs no label.', {
    reply: taking('detail', ({ label }) => label === undefined),
  }),
  'PUB-SCHED-REQUIRED-01 published-schedules.summary-without-zone': fault('A scheduled summary needs no time zone.', {
    reply: taking('summary', ({ report }) => report !== undefined && !('timezone' in Object(report))),
  }),
  'PUB-SCHED-CRON-01 published-schedules.days-that-never-come': fault('A schedule for 30 February is accepted.', {
    reply: taking('detail', ({ schedule }) => JSON.stringify(schedule)?.includes('0 0 8 30 2 ?')),
  }),
  'PUB-SCHED-FIRE-01 published-schedules.winter-all-year': fault('Schedules ignore daylight saving time.', {
    decide: reports.given('nextFiring', (cron, zone) => [cron, zone === 'Europe/Stockholm' ? 'Etc/GMT-1' : zone]),
  }),
  'PUB-SCHED-FIRE-01 published-schedules.weekday-off-by-one': {
    says: 'In a cron expression with seconds, weekday 1 is Monday.',
    decide: reports.given('nextFiring', (cron) => [{ ...cron, isSundayFirst: false }]),
  },
  'PUB-SCHED-MISSING-01 published-schedules.missing-is-gone': fault('An unknown schedule gets HTTP status 410.', {
    reply: on('reporting.scheduled.read', 404, 410),
  }),
  'PUB-SCHED-LIMIT-01 published-schedules.long-page': fault('A page size of 101 is accepted.', {
    reply: on('reporting.scheduled.list', (_reply, { request }) => request.target.includes('page_size=101'), LONG_PAGE),
  }),
  'REPORT-DET-03 report.any-page': fault('A page that is not a number returns the first page of the detail report.', {
    reply: answering(DETAIL, ({ page }) => page === 'x', NO_MESSAGES),
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
    reply: answering(DETAIL, ({ start_date }) => String(start_date).includes('02-30'), NO_MESSAGES),
  }),
  'PUB-REPORT-LIMIT-01 published-reports.under-a-hundred': fault('A page of 100 messages is refused.', {
    decide: objecting('page_size', ({ page_size = 0 }) => page_size > 99),
  }),
  'PUB-REPORT-LIMIT-01 published-reports.over-a-hundred': fault('A page may have 101 messages.', {
    reply: answering(DETAIL, ({ page_size }) => page_size === 101, LONG_DETAIL),
  }),
  'PUB-REPORT-REQUIRED-01 published-reports.no-zone-needed': fault('A summary needs no time zone.', {
    reply: answering(SUMMARY, ({ timezone }) => timezone === undefined, NO_SUMMARY),
  }),
  'PUB-REPORT-REQUIRED-01 published-reports.open-end': fault('A report file can be ordered without an end.', {
    reply: asked('reporting.async.detail', 400, ({ end_date }) => end_date === undefined, ORDERED),
  }),
  'PUB-REPORT-ENUM-01 published-reports.any-status': {
    says: 'An unknown status finds nothing instead of being refused.',
    reply: answering(DETAIL, ({ status }) => String(status) === 'SENT', NO_PAGE),
  },
  'PUB-REPORT-ENUM-01 published-reports.any-group': fault('An unknown grouping is ignored.', {
    reply: answering(SUMMARY, ({ group_by }) => String(group_by) === 'HOUR', NO_SUMMARY),
  }),
  'PUB-REPORT-TYPE-01 published-reports.list-of-one': fault('A text is accepted as a list of one.', {
    reply: answering(DETAIL, ({ sources }) => typeof sources === 'string', NO_PAGE),
  }),
});
