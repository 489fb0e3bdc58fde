import type { Decisions } from '../worlds/behaviour.ts';
import { restated, rewritten, taking, takingQuery } from './asked-members.ts';
import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';

type NextFiring = Decisions['reports']['nextFiring'];

const HOUR = 3_600_000;

const firing =
  (change: (documented: NextFiring) => NextFiring) =>
  ({ reports }: Decisions): void => {
    reports.nextFiring = change(reports.nextFiring);
  };

const keptTogether = ({ reports }: Decisions): void => {
  reports.keeperOf = () => 'everybody';
};

const CREATED = { status: 201, body: { scheduled_report_id: '11111111-2222-4333-8444-555555555555' } };

/** Deviations in reports that are made again and again. Section "Published: reports". */
export const faults = faultsOf({
  'PUB-SCHED-CREATE-01': {
    'published-schedules.made-with-200': fault('A schedule is answered with HTTP status 200.', { reply: restated('reporting.scheduled.detail', 201, 200) }),
    'published-schedules.id-elsewhere': fault('The id of a schedule is called id.', {
      reply: rewritten('reporting.scheduled.summary', ({ scheduled_report_id: id }) => ({ id })),
    }),
  },
  'PUB-SCHED-REQUIRED-01': {
    'published-schedules.unlabelled': fault('A schedule needs no label.', {
      reply: taking('reporting.scheduled.detail', (body) => !('label' in body), CREATED),
    }),
    'published-schedules.summary-without-zone': fault('A scheduled summary needs no time zone.', {
      reply: taking('reporting.scheduled.summary', ({ report }) => report !== undefined && !('timezone' in (report as object)), CREATED),
    }),
  },
  'PUB-SCHED-CRON-01': {
    'published-schedules.any-expression': fault('What is no cron expression is taken for every hour.', {
      decide: around('reports', 'parseCron', (parseCron) => (expression) => parseCron(expression) ?? parseCron('0 * * * *')),
    }),
    'published-schedules.no-names': fault('Months have no names in a cron expression.', {
      decide: around('reports', 'parseCron', (parseCron) => (expression) => (/[a-z]/i.test(expression) ? undefined : parseCron(expression))),
    }),
    'published-schedules.days-that-never-come': fault('A schedule for the 30th of February is taken.', {
      reply: taking('reporting.scheduled.detail', ({ schedule }) => JSON.stringify(schedule)?.includes('0 8 30 2 *') ?? false, CREATED),
    }),
  },
  'PUB-SCHED-FIRE-01': {
    'published-schedules.clock-of-greenwich': fault('Schedules go by UTC, whatever the zone.', {
      decide: firing((documented) => (cron, _zone, after) => documented(cron, 'UTC', after)),
    }),
    'published-schedules.winter-all-year': fault('Schedules do not go along when clocks are put on.', {
      decide: firing((documented) => (cron, zone, after) => documented(cron, zone === 'Europe/Stockholm' ? '+01:00' : zone, after)),
    }),
    'published-schedules.an-hour-late': fault('Reports are made an hour after they are due.', {
      decide: firing((documented) => (cron, zone, after) => {
        const due = documented(cron, zone, after - HOUR);
        return due === undefined ? undefined : due + HOUR;
      }),
    }),
    'published-schedules.weekday-off-by-one': fault('The week of a cron expression begins on Monday with 0.', {
      decide: firing((documented) => (cron, zone, after) => documented({ ...cron, daysOfWeek: cron.daysOfWeek.map((day) => (day + 1) % 7) }, zone, after)),
    }),
  },
  'PUB-SCHED-READ-01': {
    'published-schedules.report-untold': fault('A schedule does not tell which report it makes.', {
      reply: rewritten('reporting.scheduled.read', ({ report: _, ...rest }) => rest),
    }),
  },
  'PUB-SCHED-CHANGE-01': {
    'published-schedules.changes-lost': fault('A change is accepted and forgotten.', { decide: decision('reports', 'changedOrder', (earlier) => earlier) }),
    'published-schedules.old-time-too': fault('A schedule that was changed fires at its old time once more.', {
      decide: decision('reports', 'stopFiring', () => undefined),
    }),
  },
  'PUB-SCHED-DELETE-01': {
    'published-schedules.deleted-with-204': fault('A deletion is answered with HTTP status 204.', { reply: restated('reporting.scheduled.delete', 202, 204) }),
    'published-schedules.deleted-goes-on': fault('A schedule that was deleted makes reports all the same.', {
      decide: decision('reports', 'stopFiring', () => undefined),
    }),
  },
  'PUB-SCHED-MISSING-01': {
    'published-schedules.missing-is-gone': fault('A schedule that there is not is said to be gone.', { reply: restated('reporting.scheduled.read', 404, 410) }),
    'published-schedules.for-anybody': fault('Every customer reads and deletes the schedules of all.', { decide: keptTogether }),
  },
  'PUB-SCHED-LIST-01': {
    'published-schedules.pages-overlap': fault('A page of the list begins with the last schedule of the page before.', {
      decide: around('reports', 'tokenPage', (tokenPage) => (all, size, place) => {
        const page = tokenPage(all, size, place);
        const first = page?.entries[0];
        const before = first && all[all.indexOf(first) - 1];
        return page && before ? { ...page, entries: [before, ...page.entries.slice(0, -1)] } : page;
      }),
    }),
    'published-schedules.list-of-all': fault('The list has the schedules of all customers.', { decide: keptTogether }),
  },
  'PUB-SCHED-LIMIT-01': {
    'published-schedules.empty-page': fault('A page of no schedules is given.', {
      reply: takingQuery('reporting.scheduled.list', 'page_size=0', { status: 200, body: { pagination: { page_size: 0 }, data: [] } }),
    }),
  },
});
