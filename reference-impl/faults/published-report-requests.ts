import { without } from './alter.ts';
import { restated, taking } from './asked-members.ts';
import type { Decisions, Fault } from './behaviour.ts';

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
export const publishedReportRequestFaults: readonly Fault[] = [
  {
    id: 'published-reports.large-z-only',
    rule: 'PUB-REPORT-DATE-01',
    says: 'A small z is refused in the dates of a report.',
    decide: objecting('start_date', ({ start_date }) => start_date?.endsWith('z') ?? false),
  },
  {
    id: 'published-reports.milliseconds-wanted',
    rule: 'PUB-REPORT-DATE-01',
    says: 'Dates without milliseconds are refused.',
    decide: objecting(
      'start_date',
      ({ start_date }) => start_date !== undefined && !start_date.includes('.'),
    ),
  },
  {
    id: 'published-reports.offset-ignored',
    rule: 'PUB-REPORT-DATE-01',
    says: 'The offset of a date is not heeded.',
    decide: ({ reports }) => {
      const { detailWindow } = reports;
      const local = (text = ''): string => text.replace(/[+-]\d\d:\d\d$/, 'Z');
      reports.detailWindow = (request) =>
        detailWindow({
          ...request,
          start_date: local(request.start_date),
          end_date: local(request.end_date),
        });
    },
  },
  {
    id: 'published-reports.any-calendar',
    rule: 'PUB-REPORT-DATE-02',
    says: 'The 30th of February is taken.',
    reply: taking('reporting.detail', ({ start_date }) => String(start_date).includes('02-30'), NO_MESSAGES),
  },
  {
    id: 'published-reports.backwards',
    rule: 'PUB-REPORT-DATE-02',
    says: 'A report that ends before it starts is empty.',
    decide: uncritical('forwards'),
  },
  {
    id: 'published-reports.under-a-hundred',
    rule: 'PUB-REPORT-LIMIT-01',
    says: 'A page of 100 messages is refused.',
    decide: objecting('page_size', ({ page_size }) => (page_size ?? 0) > 99),
  },
  {
    id: 'published-reports.over-a-hundred',
    rule: 'PUB-REPORT-LIMIT-01',
    says: 'A page may have 101 messages.',
    reply: taking('reporting.detail', ({ page_size }) => page_size === 101, {
      status: 200,
      body: { messages: [], pagination: { page: 0, page_size: 101, has_next: false } },
    }),
  },
  {
    id: 'published-reports.any-zone',
    rule: 'PUB-REPORT-ZONE-01',
    says: 'The detail report is given in zones that do not exist.',
    reply: taking('reporting.detail', ({ timezone }) => timezone === 'Mars/Base', NO_MESSAGES),
  },
  {
    id: 'published-reports.forbidden',
    rule: 'PUB-REPORT-AUTH-01',
    says: 'Without credentials a summary is forbidden.',
    reply: restated('reporting.summary', 401, 403),
  },
  {
    id: 'published-reports.units-uncounted',
    rule: 'PUB-INSIGHT-TOTAL-01',
    says: 'Every message counts for one billing unit.',
    decide: ({ reports }) => {
      const { addToSummary } = reports;
      reports.addToSummary = (summary, message) => addToSummary(summary, { ...message, countUnits: () => 1 });
    },
  },
  {
    id: 'published-reports.every-reply-opts-out',
    rule: 'PUB-INSIGHT-TOTAL-01',
    says: 'Every reply counts as an opt-out.',
    decide: ({ reports }) => {
      const { addToSummary } = reports;
      reports.addToSummary = (summary, message) =>
        addToSummary(summary, { ...message, isOptOut: message.direction === 'inbound' });
    },
  },
  {
    id: 'published-reports.sunday-weeks',
    rule: 'PUB-INSIGHT-GROUP-01',
    says: 'A week begins on Sunday.',
    decide: grouping(() => ({ WEEK: ({ at }) => [dayOf(at - new Date(at).getUTCDay() * DAY)] })),
  },
  {
    id: 'published-reports.values-for-keys',
    rule: 'PUB-INSIGHT-GROUP-01',
    says: 'Metadata values stand where metadata keys were asked for.',
    decide: grouping((known) => ({ METADATA_KEY: known.METADATA_VALUE })),
  },
  {
    id: 'published-reports.country-of-sender',
    rule: 'PUB-INSIGHT-GROUP-01',
    says: 'The country is the one that a message was sent from.',
    decide: grouping(() => ({ COUNTRY: ({ source }) => (source ? [source] : []) })),
  },
  {
    id: 'published-reports.months-are-years',
    rule: 'PUB-INSIGHT-GROUP-01',
    says: 'A year is as long as a month.',
    decide: grouping((known) => ({ YEAR: known.MONTH, MONTH: known.DAY })),
  },
  {
    id: 'published-reports.one-level',
    rule: 'PUB-INSIGHT-SUB-01',
    says: 'Groups are never broken down any further.',
    decide: ({ reports }) => {
      const { partsShown } = reports;
      reports.partsShown = (group, by) => partsShown(group, by.slice(0, 1));
    },
  },
  {
    id: 'published-reports.days-of-greenwich',
    rule: 'PUB-INSIGHT-ZONE-01',
    says: 'Days go by UTC, whatever the zone.',
    decide: grouping((known) => ({ DAY: (message) => known.DAY(message, {}) })),
  },
  {
    id: 'published-reports.winter-all-year',
    rule: 'PUB-INSIGHT-ZONE-01',
    says: 'A zone in summer goes by its offset in winter.',
    decide: grouping((known) => ({
      DAY: (message, request) =>
        request.timezone === 'Europe/Stockholm'
          ? known.DAY({ ...message, at: message.at + 3_600_000 }, {})
          : known.DAY(message, request),
    })),
  },
  {
    id: 'published-reports.addresses-ignored',
    rule: 'PUB-INSIGHT-ADDR-01',
    says: 'Addresses have no effect.',
    decide: ({ reports }) => {
      reports.filters = without(reports.filters, 'addresses');
    },
  },
  {
    id: 'published-reports.addresses-one-way',
    rule: 'PUB-INSIGHT-ADDR-01',
    says: 'Addresses are taken for one direction alone.',
    decide: uncritical('addressesOfBoth'),
  },
];
