import type { Decisions } from '../worlds/behaviour.ts';
import { restated, taking } from './asked-members.ts';
import { fault, faultsOf } from './fault.ts';
import { around, leaveOut, without } from './operators/decisions.ts';

type Reports = Decisions['reports'];
type Asked = Parameters<Reports['requestChecks'][number]['objects']>[0];

const uncritical =
  (check: string) =>
  ({ reports }: Decisions): void => {
    reports.requestChecks = without(reports.requestChecks, check);
  };

/** Refuses requests that are good. */
const objecting =
  (member: keyof Asked, isRefused: (request: Asked) => boolean) =>
  ({ reports }: Decisions): void => {
    const objects = (request: Asked) => (isRefused(request) ? 'is not taken' : undefined);
    reports.requestChecks = [...reports.requestChecks, { name: 'refused', member, objects }];
  };

const grouping =
  (changes: (known: Reports['groupings']) => Partial<Reports['groupings']>) =>
  ({ reports }: Decisions): void => {
    reports.groupings = { ...reports.groupings, ...changes(reports.groupings) };
  };

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const DAY = 86_400_000;
const NO_MESSAGES = { status: 200, body: { messages: [] } };

/** Deviations in which report requests are taken, and in how messages are summed up. Section "Published: reports". */
export const faults = faultsOf({
  'PUB-REPORT-DATE-01': {
    'published-reports.large-z-only': fault('A small z is refused in the dates of a report.', {
      decide: objecting('start_date', ({ start_date }) => start_date?.endsWith('z') ?? false),
    }),
    'published-reports.milliseconds-wanted': fault('Dates without milliseconds are refused.', {
      decide: objecting('start_date', ({ start_date }) => start_date !== undefined && !start_date.includes('.')),
    }),
    'published-reports.offset-ignored': fault('The offset of a date is not heeded.', {
      decide: ({ reports }) => {
        const { detailWindow } = reports;
        const local = (text = ''): string => text.replace(/[+-]\d\d:\d\d$/, 'Z');
        reports.detailWindow = (request) => detailWindow({ ...request, start_date: local(request.start_date), end_date: local(request.end_date) });
      },
    }),
  },
  'PUB-REPORT-DATE-02': {
    'published-reports.any-calendar': fault('The 30th of February is taken.', {
      reply: taking('reporting.detail', ({ start_date }) => String(start_date).includes('02-30'), NO_MESSAGES),
    }),
    'published-reports.backwards': fault('A report that ends before it starts is empty.', { decide: uncritical('forwards') }),
  },
  'PUB-REPORT-LIMIT-01': {
    'published-reports.under-a-hundred': fault('A page of 100 messages is refused.', {
      decide: objecting('page_size', ({ page_size }) => (page_size ?? 0) > 99),
    }),
    'published-reports.over-a-hundred': fault('A page may have 101 messages.', {
      reply: taking('reporting.detail', ({ page_size }) => page_size === 101, {
        status: 200,
        body: { messages: [], pagination: { page: 0, page_size: 101, has_next: false } },
      }),
    }),
  },
  'PUB-REPORT-ZONE-01': {
    'published-reports.any-zone': fault('The detail report is given in zones that do not exist.', {
      reply: taking('reporting.detail', ({ timezone }) => timezone === 'Mars/Base', NO_MESSAGES),
    }),
  },
  'PUB-REPORT-AUTH-01': {
    'published-reports.forbidden': fault('Without credentials a summary is forbidden.', { reply: restated('reporting.summary', 401, 403) }),
  },
  'PUB-INSIGHT-TOTAL-01': {
    'published-reports.units-uncounted': fault('Every message counts for one billing unit.', {
      decide: around('reports', 'addToSummary', (addToSummary) => (summary, message) => addToSummary(summary, { ...message, countUnits: () => 1 })),
    }),
    'published-reports.every-reply-opts-out': fault('Every reply counts as an opt-out.', {
      decide: around(
        'reports',
        'addToSummary',
        (addToSummary) => (summary, message) => addToSummary(summary, { ...message, isOptOut: message.direction === 'inbound' }),
      ),
    }),
  },
  'PUB-INSIGHT-GROUP-01': {
    'published-reports.sunday-weeks': fault('A week begins on Sunday.', {
      decide: grouping(() => ({ WEEK: ({ at }) => [dayOf(at - new Date(at).getUTCDay() * DAY)] })),
    }),
    'published-reports.values-for-keys': fault('Metadata values stand where metadata keys were asked for.', {
      decide: grouping((known) => ({ METADATA_KEY: known.METADATA_VALUE })),
    }),
    'published-reports.country-of-sender': fault('The country is the one that a message was sent from.', {
      decide: grouping(() => ({ COUNTRY: ({ source }) => (source ? [source] : []) })),
    }),
    'published-reports.months-are-years': fault('A year is as long as a month.', { decide: grouping((known) => ({ YEAR: known.MONTH, MONTH: known.DAY })) }),
  },
  'PUB-INSIGHT-SUB-01': {
    'published-reports.one-level': fault('Groups are never broken down any further.', {
      decide: around('reports', 'partsShown', (partsShown) => (group, by) => partsShown(group, by.slice(0, 1))),
    }),
  },
  'PUB-INSIGHT-ZONE-01': {
    'published-reports.days-of-greenwich': fault('Days go by UTC, whatever the zone.', {
      decide: grouping((known) => ({ DAY: (message) => known.DAY(message, {}) })),
    }),
    'published-reports.winter-all-year': fault('A zone in summer goes by its offset in winter.', {
      decide: grouping((known) => ({
        DAY: (message, request) =>
          request.timezone === 'Europe/Stockholm' ? known.DAY({ ...message, at: message.at + 3_600_000 }, {}) : known.DAY(message, request),
      })),
    }),
  },
  'PUB-INSIGHT-ADDR-01': {
    'published-reports.addresses-ignored': fault('Addresses have no effect.', { decide: leaveOut('reports', 'filters', 'addresses') }),
    'published-reports.addresses-one-way': fault('Addresses are taken for one direction alone.', { decide: uncritical('addressesOfBoth') }),
  },
});
