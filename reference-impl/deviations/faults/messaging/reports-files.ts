import { DAY } from '../../../kernel/duration.ts';
import type { Decisions } from '../../../worlds/parts.ts';
import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { asked, good, on, showing } from '../../operators/replies.ts';

const { decision, around, given, amend, leaveOut } = operatorsOn('reports');

type Request = Parameters<Decisions['reports']['fileOf']['DETAIL']>[2];

/** Writes a detail file for a changed request. */
const rewriting = (change: (request: Request) => Request) =>
  amend('fileOf', ({ DETAIL }) => ({ DETAIL: (scope, messages, request) => DETAIL(scope, messages, change(request)) }));

/** Deviations in reports that are made in the background, and in their periods. */
export const faults = faultsOf({
  'PUB-ASYNC-STATUS-01': {
    'published-files.never-done': fault('A report never finishes.', {
      decide: around('jobSteps', (steps) => steps.filter(({ status }) => status !== 'DONE')),
    }),
    'published-files.ordered-with-200': fault('Ordering a summary returns HTTP status 200.', {
      reply: on('reporting.async.summary', 202, 200),
    }),
  },
  'PUB-ASYNC-STATUS-02': {
    'published-files.unknown-requested': fault('Unknown reports have the status REQUESTED.', {
      reply: on('reporting.async.status', 400, { status: 200, body: { report_status: 'REQUESTED' } }),
    }),
    'published-files.status-for-anybody': fault('Any customer can get the status of a report.', {
      decide: decision('keeperOf', () => 'everybody'),
    }),
  },
  'PUB-ASYNC-PERIOD-01': {
    'published-files.dates-beside-period': fault('Dates next to a period are accepted and ignored.', {
      decide: leaveOut('requestChecks', 'datesOrPeriod'),
    }),
    'published-files.period-needs-dates': fault('A period still requires dates.', {
      reply: asked(
        'reporting.async.detail',
        good,
        {
          status: 400,
          body: { message: 'Bad Request', details: ['/start_date: is required'] },
        },
        (body) => 'period' in body,
      ),
    }),
  },
  'PUB-ASYNC-PERIOD-02': {
    'published-files.periods-of-greenwich': fault('Periods use UTC, whatever the zone.', {
      decide: given('periodWindow', (period, now) => [period, now, 'UTC']),
    }),
    'published-files.rolling-days': fault('Yesterday is the last 24 hours.', {
      decide: around(
        'periodWindow',
        (usual) => (period, now, zone) =>
          period === 'YESTERDAY' ? { from: now - DAY, to: now } : usual(period, now, zone),
      ),
    }),
    'published-files.weekend-works': fault('Weekdays include the weekend.', {
      decide: given('periodWindow', (period, now, zone) => [
        period === 'LAST_WEEKDAYS' ? 'LAST_WEEK' : period,
        now,
        zone,
      ]),
    }),
    'published-files.months-of-30-days': fault('The last month is the last 30 days.', {
      decide: given('periodWindow', (period, now, zone) => [
        period === 'LAST_MONTH' ? 'LAST_30_DAYS' : period,
        now,
        zone,
      ]),
    }),
  },
  'PUB-ASYNC-FIELDS-01': {
    'published-files.fields-without-metadata': fault('Metadata keys are missing from the fields.', {
      reply: showing('reporting.async.fields', 200, ({ fields }) => ({
        fields: fields.filter((field: string) => !field.includes('.')),
      })),
    }),
  },
  'PUB-ASYNC-FILE-01': {
    'published-files.fields-ignored': fault('A file always has every field.', {
      decide: rewriting((request) => ({ ...request, fields: [] })),
    }),
    'published-files.own-headings': fault('The header line has the internal names of the fields.', {
      decide: rewriting(({ fields = [], ...request }) => ({
        ...request,
        fields: fields.map(({ name }) => ({ name, display_name: name })),
      })),
    }),
    'published-files.quotes-as-they-are': fault('Quotation marks in a cell are not escaped.', {
      reply: on('reporting.async.download', 200, (reply) => ({
        ...reply,
        text: reply.text?.replaceAll('""', '"') ?? '',
      })),
    }),
  },
  'PUB-ASYNC-SORT-01': {
    'published-files.unsorted': fault('A file is always sorted by time.', {
      decide: rewriting(({ sort_by: _, ...request }) => request),
    }),
    'published-files.always-upwards': fault('A file is always sorted in ascending order.', {
      decide: rewriting((request) => ({ ...request, sort_direction: 'ASCENDING' })),
    }),
  },
  'PUB-ASYNC-ANSWERED-01': {
    'published-files.answers-ignored': fault('The filter for answered messages is ignored.', {
      decide: leaveOut('filters', 'responded'),
    }),
  },
});
