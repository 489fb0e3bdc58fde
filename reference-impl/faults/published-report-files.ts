import { without } from './alter.ts';
import { restated, rewritten } from './asked-members.ts';
import type { Decisions, Fault } from './behaviour.ts';
import { on } from './distort.ts';

type Reports = Decisions['reports'];
type PeriodWindow = Reports['periodWindow'];

const DAY = 86_400_000;

const meaning =
  (change: (documented: PeriodWindow) => PeriodWindow) =>
  ({ reports }: Decisions): void => {
    reports.periodWindow = change(reports.periodWindow);
  };

/** Writes a detail file for a request that was changed before. */
const rewriting =
  (
    change: (
      request: Parameters<Reports['fileOf']['DETAIL']>[2],
    ) => Parameters<Reports['fileOf']['DETAIL']>[2],
  ) =>
  ({ reports }: Decisions): void => {
    const { DETAIL, SUMMARY } = reports.fileOf;
    reports.fileOf = {
      SUMMARY,
      DETAIL: (world, messages, request) => DETAIL(world, messages, change(request)),
    };
  };

const keptTogether = ({ reports }: Decisions): void => {
  reports.keeperOf = () => 'everybody';
};

/** Deviations in reports that are made in the background. Section "Published: reports". */
export const publishedReportFileFaults: readonly Fault[] = [
  {
    id: 'published-files.never-done',
    rule: 'PUB-ASYNC-STATUS-01',
    says: 'A report runs for ever.',
    decide: ({ reports }) => {
      reports.jobSteps = reports.jobSteps.filter(({ status }) => status !== 'DONE');
    },
  },
  {
    id: 'published-files.ordered-with-200',
    rule: 'PUB-ASYNC-STATUS-01',
    says: 'An order for a summary is answered with HTTP status 200.',
    reply: restated('reporting.async.summary', 202, 200),
  },
  {
    id: 'published-files.unknown-requested',
    rule: 'PUB-ASYNC-STATUS-02',
    says: 'Reports that nobody ordered are said to be requested.',
    reply: on(
      'reporting.async.status',
      ({ status }) => status === 400,
      () => ({ status: 200, body: { report_status: 'REQUESTED' } }),
    ),
  },
  {
    id: 'published-files.status-for-anybody',
    rule: 'PUB-ASYNC-STATUS-02',
    says: 'The status of a report is told to every customer.',
    decide: keptTogether,
  },
  {
    id: 'published-files.dates-beside-period',
    rule: 'PUB-ASYNC-PERIOD-01',
    says: 'Dates beside a period are taken and ignored.',
    decide: ({ reports }) => {
      reports.requestChecks = without(reports.requestChecks, 'datesOrPeriod');
    },
  },
  {
    id: 'published-files.period-needs-dates',
    rule: 'PUB-ASYNC-PERIOD-01',
    says: 'A period does not do without dates.',
    reply: on(
      'reporting.async.detail',
      ({ status }, { request }) => status === 202 && request.body.includes('"period"'),
      () => ({ status: 400, body: { message: 'Bad Request', details: ['/start_date: is required'] } }),
    ),
  },
  {
    id: 'published-files.periods-of-greenwich',
    rule: 'PUB-ASYNC-PERIOD-02',
    says: 'Periods go by UTC, whatever the zone.',
    decide: meaning((documented) => (period, now) => documented(period, now, 'UTC')),
  },
  {
    id: 'published-files.rolling-days',
    rule: 'PUB-ASYNC-PERIOD-02',
    says: 'Yesterday is the last 24 hours.',
    decide: meaning(
      (documented) => (period, now, zone) =>
        period === 'YESTERDAY' ? { from: now - DAY, to: now } : documented(period, now, zone),
    ),
  },
  {
    id: 'published-files.weekend-works',
    rule: 'PUB-ASYNC-PERIOD-02',
    says: 'The weekend belongs to the weekdays.',
    decide: meaning(
      (documented) => (period, now, zone) =>
        documented(period === 'LAST_WEEKDAYS' ? 'LAST_WEEK' : period, now, zone),
    ),
  },
  {
    id: 'published-files.months-of-30-days',
    rule: 'PUB-ASYNC-PERIOD-02',
    says: 'The last month is the last 30 days.',
    decide: meaning(
      (documented) => (period, now, zone) =>
        documented(period === 'LAST_MONTH' ? 'LAST_30_DAYS' : period, now, zone),
    ),
  },
  {
    id: 'published-files.fields-without-metadata',
    rule: 'PUB-ASYNC-FIELDS-01',
    says: 'Metadata keys are missing from the fields.',
    reply: rewritten('reporting.async.fields', ({ fields }) => ({
      fields: (fields as string[]).filter((field) => !field.includes('.')),
    })),
  },
  {
    id: 'published-files.fields-ignored',
    rule: 'PUB-ASYNC-FILE-01',
    says: 'A file always has every field.',
    decide: rewriting((request) => ({ ...request, fields: [] })),
  },
  {
    id: 'published-files.own-headings',
    rule: 'PUB-ASYNC-FILE-01',
    says: 'The first line has the names of the fields.',
    decide: rewriting(({ fields = [], ...request }) => ({
      ...request,
      fields: fields.map(({ name }) => ({ name, display_name: name })),
    })),
  },
  {
    id: 'published-files.quotes-as-they-are',
    rule: 'PUB-ASYNC-FILE-01',
    says: 'Quotation marks in a cell are not doubled.',
    reply: on(
      'reporting.async.download',
      () => true,
      (reply) => ({ ...reply, text: reply.text?.replaceAll('""', '"') ?? '' }),
    ),
  },
  {
    id: 'published-files.unsorted',
    rule: 'PUB-ASYNC-SORT-01',
    says: 'A file is always in the sequence of time.',
    decide: rewriting(({ sort_by: _, ...request }) => request),
  },
  {
    id: 'published-files.always-upwards',
    rule: 'PUB-ASYNC-SORT-01',
    says: 'A file is never sorted downwards.',
    decide: rewriting((request) => ({ ...request, sort_direction: 'ASCENDING' })),
  },
  {
    id: 'published-files.answers-ignored',
    rule: 'PUB-ASYNC-ANSWERED-01',
    says: 'Whether a message was answered makes no difference.',
    decide: ({ reports }) => {
      reports.filters = without(reports.filters, 'responded');
    },
  },
];
