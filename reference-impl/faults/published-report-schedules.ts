import { restated, rewritten, taking, takingQuery } from './asked-members.ts';
import type { Decisions, Fault } from './behaviour.ts';

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
export const publishedReportScheduleFaults: readonly Fault[] = [
  {
    id: 'published-schedules.made-with-200',
    rule: 'PUB-SCHED-CREATE-01',
    says: 'A schedule is answered with HTTP status 200.',
    reply: restated('reporting.scheduled.detail', 201, 200),
  },
  {
    id: 'published-schedules.id-elsewhere',
    rule: 'PUB-SCHED-CREATE-01',
    says: 'The id of a schedule is called id.',
    reply: rewritten('reporting.scheduled.summary', ({ scheduled_report_id: id }) => ({ id })),
  },
  {
    id: 'published-schedules.unlabelled',
    rule: 'PUB-SCHED-REQUIRED-01',
    says: 'A schedule needs no label.',
    reply: taking('reporting.scheduled.detail', (body) => !('label' in body), CREATED),
  },
  {
    id: 'published-schedules.summary-without-zone',
    rule: 'PUB-SCHED-REQUIRED-01',
    says: 'A scheduled summary needs no time zone.',
    reply: taking(
      'reporting.scheduled.summary',
      ({ report }) => report !== undefined && !('timezone' in (report as object)),
      CREATED,
    ),
  },
  {
    id: 'published-schedules.any-expression',
    rule: 'PUB-SCHED-CRON-01',
    says: 'What is no cron expression is taken for every hour.',
    decide: ({ reports }) => {
      const { parseCron } = reports;
      reports.parseCron = (expression) => parseCron(expression) ?? parseCron('0 * * * *');
    },
  },
  {
    id: 'published-schedules.no-names',
    rule: 'PUB-SCHED-CRON-01',
    says: 'Months have no names in a cron expression.',
    decide: ({ reports }) => {
      const { parseCron } = reports;
      reports.parseCron = (expression) => (/[a-z]/i.test(expression) ? undefined : parseCron(expression));
    },
  },
  {
    id: 'published-schedules.days-that-never-come',
    rule: 'PUB-SCHED-CRON-01',
    says: 'A schedule for the 30th of February is taken.',
    reply: taking(
      'reporting.scheduled.detail',
      ({ schedule }) => JSON.stringify(schedule)?.includes('0 8 30 2 *') ?? false,
      CREATED,
    ),
  },
  {
    id: 'published-schedules.clock-of-greenwich',
    rule: 'PUB-SCHED-FIRE-01',
    says: 'Schedules go by UTC, whatever the zone.',
    decide: firing((documented) => (cron, _zone, after) => documented(cron, 'UTC', after)),
  },
  {
    id: 'published-schedules.winter-all-year',
    rule: 'PUB-SCHED-FIRE-01',
    says: 'Schedules do not go along when clocks are put on.',
    decide: firing(
      (documented) => (cron, zone, after) =>
        documented(cron, zone === 'Europe/Stockholm' ? '+01:00' : zone, after),
    ),
  },
  {
    id: 'published-schedules.an-hour-late',
    rule: 'PUB-SCHED-FIRE-01',
    says: 'Reports are made an hour after they are due.',
    decide: firing((documented) => (cron, zone, after) => {
      const due = documented(cron, zone, after - HOUR);
      return due === undefined ? undefined : due + HOUR;
    }),
  },
  {
    id: 'published-schedules.weekday-off-by-one',
    rule: 'PUB-SCHED-FIRE-01',
    says: 'The week of a cron expression begins on Monday with 0.',
    decide: firing(
      (documented) => (cron, zone, after) =>
        documented({ ...cron, daysOfWeek: cron.daysOfWeek.map((day) => (day + 1) % 7) }, zone, after),
    ),
  },
  {
    id: 'published-schedules.report-untold',
    rule: 'PUB-SCHED-READ-01',
    says: 'A schedule does not tell which report it makes.',
    reply: rewritten('reporting.scheduled.read', ({ report: _, ...rest }) => rest),
  },
  {
    id: 'published-schedules.changes-lost',
    rule: 'PUB-SCHED-CHANGE-01',
    says: 'A change is accepted and forgotten.',
    decide: ({ reports }) => {
      reports.changedOrder = (earlier) => earlier;
    },
  },
  {
    id: 'published-schedules.old-time-too',
    rule: 'PUB-SCHED-CHANGE-01',
    says: 'A schedule that was changed fires at its old time once more.',
    decide: ({ reports }) => {
      reports.stopFiring = () => undefined;
    },
  },
  {
    id: 'published-schedules.deleted-with-204',
    rule: 'PUB-SCHED-DELETE-01',
    says: 'A deletion is answered with HTTP status 204.',
    reply: restated('reporting.scheduled.delete', 202, 204),
  },
  {
    id: 'published-schedules.deleted-goes-on',
    rule: 'PUB-SCHED-DELETE-01',
    says: 'A schedule that was deleted makes reports all the same.',
    decide: ({ reports }) => {
      reports.stopFiring = () => undefined;
    },
  },
  {
    id: 'published-schedules.missing-is-gone',
    rule: 'PUB-SCHED-MISSING-01',
    says: 'A schedule that there is not is said to be gone.',
    reply: restated('reporting.scheduled.read', 404, 410),
  },
  {
    id: 'published-schedules.for-anybody',
    rule: 'PUB-SCHED-MISSING-01',
    says: 'Every customer reads and deletes the schedules of all.',
    decide: keptTogether,
  },
  {
    id: 'published-schedules.pages-overlap',
    rule: 'PUB-SCHED-LIST-01',
    says: 'A page of the list begins with the last schedule of the page before.',
    decide: ({ reports }) => {
      const { tokenPage } = reports;
      reports.tokenPage = (all, size, place) => {
        const page = tokenPage(all, size, place);
        const first = page?.entries[0];
        const before = first && all[all.indexOf(first) - 1];
        return page && before ? { ...page, entries: [before, ...page.entries.slice(0, -1)] } : page;
      };
    },
  },
  {
    id: 'published-schedules.list-of-all',
    rule: 'PUB-SCHED-LIST-01',
    says: 'The list has the schedules of all customers.',
    decide: keptTogether,
  },
  {
    id: 'published-schedules.empty-page',
    rule: 'PUB-SCHED-LIMIT-01',
    says: 'A page of no schedules is given.',
    reply: takingQuery('reporting.scheduled.list', 'page_size=0', {
      status: 200,
      body: { pagination: { page_size: 0 }, data: [] },
    }),
  },
];
