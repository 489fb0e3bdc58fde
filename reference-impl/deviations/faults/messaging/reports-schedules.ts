import { HOUR } from '../../../kernel/duration.ts';
import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { asked, members, on, rewriting } from '../../operators/replies.ts';

const { decision, around, given } = operatorsOn('reports');

const inCommon = decision('keeperOf', () => 'everybody');

const firesOn = decision('stopFiring', () => undefined);

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
  'PUB-SCHED-CREATE-01': {
    'published-schedules.made-with-200': fault('Creating a schedule returns HTTP status 200.', {
      reply: on('reporting.scheduled.detail', 201, 200),
    }),
    'published-schedules.id-elsewhere': fault('The id of a schedule is in a member called id.', {
      reply: rewriting('reporting.scheduled.summary', ({ scheduled_report_id: id }) => ({ id })),
    }),
  },
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
    'published-schedules.no-names': fault('Cron expressions do not know the names of months.', {
      decide: around(
        'parseCron',
        (parseCron) => (expression) => (/[a-z]/i.test(expression) ? undefined : parseCron(expression)),
      ),
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
    'published-schedules.an-hour-late': fault('Reports are made an hour late.', {
      decide: around('nextFiring', (nextFiring) => (cron, zone, now) => {
        const due = nextFiring(cron, zone, now - HOUR);
        return due === undefined ? undefined : due + HOUR;
      }),
    }),
    'published-schedules.weekday-off-by-one': fault('In a cron expression with seconds, weekday 1 is Monday.', {
      decide: given('nextFiring', (cron, zone, now) => [{ ...cron, isSundayFirst: false }, zone, now]),
    }),
  },
  'PUB-SCHED-READ-01': {
    'published-schedules.report-untold': fault('A schedule is shown without its report.', {
      reply: on('reporting.scheduled.read', 200, members({ report: undefined })),
    }),
  },
  'PUB-SCHED-CHANGE-01': {
    'published-schedules.changes-lost': fault('A change of a schedule is accepted and ignored.', {
      decide: decision('changedOrder', (earlier) => earlier),
    }),
    'published-schedules.old-time-too': fault('A changed schedule fires at its old time once more.', {
      decide: firesOn,
    }),
  },
  'PUB-SCHED-DELETE-01': {
    'published-schedules.deleted-with-204': fault('Deleting a schedule returns HTTP status 204.', {
      reply: on('reporting.scheduled.delete', 202, 204),
    }),
    'published-schedules.deleted-goes-on': fault('A deleted schedule still makes reports.', { decide: firesOn }),
  },
  'PUB-SCHED-MISSING-01': {
    'published-schedules.missing-is-gone': fault('An unknown schedule gets HTTP status 410.', {
      reply: on('reporting.scheduled.read', 404, 410),
    }),
    'published-schedules.for-anybody': fault('Any customer can read and delete all schedules.', { decide: inCommon }),
  },
  'PUB-SCHED-LIST-01': {
    'published-schedules.pages-overlap': fault('A page of schedules begins with the last entry of the previous page.', {
      decide: around('tokenPage', (tokenPage) => (all, size, place) => {
        const page = tokenPage(all, size, place);
        const first = page?.entries[0];
        const earlier = first && all[all.indexOf(first) - 1];
        return page && earlier ? { ...page, entries: [earlier, ...page.entries.slice(0, -1)] } : page;
      }),
    }),
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
