import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { asked, on } from '../../operators/replies.ts';

const { decision, around, given } = operatorsOn('reports');

const inCommon = decision('keeperOf', () => 'everybody');

/** Accepts invalid schedules. */
const taking = (kind: 'detail' | 'summary', isMeant: (body: Record<string, unknown>) => boolean) =>
  asked(
    `reporting.scheduled.${kind}`,
    400,
    { status: 201, body: { scheduled_report_id: '11111111-2222-4333-8444-555555555555' } },
    isMeant,
  );

/** Deviations in scheduled reports, and in when they are due. */
export const faults = faultsOf({
  'PUB-SCHED-REQUIRED-01': {
    'published-schedules.unlabelled': fault('A schedule needs no label.', {
      reply: taking('detail', ({ label }) => label === undefined),
    }),
    'published-schedules.summary-without-zone': fault('A scheduled summary needs no time zone.', {
      reply: taking('summary', ({ report }) => report !== undefined && !('timezone' in Object(report))),
    }),
  },
  'PUB-SCHED-CRON-01': {
    'published-schedules.any-expression': fault('An invalid cron expression counts as hourly.', {
      decide: around('parseCron', (parseCron) => (expression) => parseCron(expression) ?? parseCron('0 0 * * * ?')),
    }),
    'published-schedules.days-that-never-come': fault('A schedule for 30 February is accepted.', {
      reply: taking('detail', ({ schedule }) => JSON.stringify(schedule)?.includes('0 0 8 30 2 ?')),
    }),
  },
  'PUB-SCHED-FIRE-01': {
    'published-schedules.clock-of-greenwich': fault('Schedules use UTC, whatever the zone.', {
      decide: given('nextFiring', (cron, _zone, now) => [cron, 'UTC', now]),
    }),
    'published-schedules.winter-all-year': fault('Schedules ignore daylight saving time.', {
      decide: given('nextFiring', (cron, zone, now) => [cron, zone === 'Europe/Stockholm' ? 'Etc/GMT-1' : zone, now]),
    }),
    'published-schedules.weekday-off-by-one': fault('In a cron expression with seconds, weekday 1 is Monday.', {
      decide: given('nextFiring', (cron, zone, now) => [{ ...cron, isSundayFirst: false }, zone, now]),
    }),
  },
  'PUB-SCHED-MISSING-01': {
    'published-schedules.missing-is-gone': fault('An unknown schedule gets HTTP status 410.', {
      reply: on('reporting.scheduled.read', 404, 410),
    }),
  },
  'PUB-SCHED-LIST-01': {
    'published-schedules.list-of-all': fault('The list shows the schedules of all customers.', { decide: inCommon }),
  },
  'PUB-SCHED-LIMIT-01': {
    'published-schedules.long-page': fault('A page size of 101 is accepted.', {
      reply: on('reporting.scheduled.list', (_reply, { request }) => request.target.includes('page_size=101'), {
        status: 200,
        body: { pagination: { page_size: 101 }, data: [] },
      }),
    }),
  },
});
