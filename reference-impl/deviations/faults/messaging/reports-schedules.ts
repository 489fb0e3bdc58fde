import { fault, faultsOf } from '../../fault.ts';
import { reports } from '../../operators/decisions.ts';
import { asked, on } from '../../operators/replies.ts';
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

/** Deviations in reports that are made in the background or on a schedule, and in their periods and files. */
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
});
