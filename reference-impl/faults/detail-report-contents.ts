import type { Decisions, Fault } from './behaviour.ts';
import { on } from './distort.ts';

const DAY = 86_400_000;

type Reports = Decisions['reports'];
type Seen = Parameters<Reports['reportRow']>[0];

/** Looks at every message otherwise before it is filtered. */
const seeing =
  (change: (message: Seen) => Seen) =>
  ({ reports }: Decisions): void => {
    reports.filters = reports.filters.map(({ name, keeps }) => ({
      name,
      keeps: (message, request) => keeps(change(message), request),
    }));
  };

/** Covers another stretch of time. */
const covering =
  (change: (window: ReturnType<Reports['detailWindow']>) => ReturnType<Reports['detailWindow']>) =>
  ({ reports }: Decisions): void => {
    const { detailWindow } = reports;
    reports.detailWindow = (request) => change(detailWindow(request));
  };

/** Drops messages that no filter would drop. */
const dropping =
  (isDropped: (message: Seen) => boolean) =>
  ({ reports }: Decisions): void => {
    reports.filters = [...reports.filters, { name: 'dropped', keeps: (message) => !isDropped(message) }];
  };

const hasNothing = ({ body }: { body?: unknown }): boolean =>
  (body as { messages?: unknown[] } | undefined)?.messages?.length === 0;

/** Deviations in what the reports on past messages tell. Section "Reports". */
export const detailReportContentFaults: readonly Fault[] = [
  {
    id: 'report.end-ignored',
    rule: 'REPORT-DET-01',
    says: 'The detail report goes on to the present day.',
    decide: covering(({ from }) => ({ from, to: Number.MAX_SAFE_INTEGER })),
  },
  {
    id: 'report.whole-days',
    rule: 'REPORT-DET-01',
    says: 'The detail report begins at midnight.',
    decide: covering(({ from, to }) => ({ from: from - (from % DAY), to })),
  },
  {
    id: 'report.whole-seconds',
    rule: 'REPORT-DET-01',
    says: 'The edges of the detail report are cut down to whole seconds.',
    decide: covering(({ from, to }) => ({ from: from - (from % 1000), to: to - (to % 1000) })),
  },
  {
    id: 'report.end-is-late',
    rule: 'REPORT-DET-01',
    says: 'The detail report ends a second late.',
    decide: covering(({ from, to }) => ({ from, to: to + 999 })),
  },
  {
    id: 'report.long-texts-lost',
    rule: 'REPORT-DET-01',
    says: 'Messages with a longer text are missing from the detail report.',
    decide: dropping(({ content }) => content.length > 5),
  },
  {
    id: 'report.sent-only',
    rule: 'REPORT-DET-02',
    says: 'The detail report has nothing that came in.',
    decide: dropping(({ direction }) => direction === 'inbound'),
  },
  {
    id: 'report.empty-not-found',
    rule: 'REPORT-EMPTY-01',
    says: 'A period without messages is not found.',
    reply: on('reporting.detail', hasNothing, () => ({
      status: 404,
      body: { message: 'Resource not found.' },
    })),
  },
  {
    id: 'report.empty-is-no-content',
    rule: 'REPORT-EMPTY-01',
    says: 'A period without messages is answered without a body.',
    reply: on('reporting.detail', hasNothing, () => ({ status: 204 })),
  },
  {
    id: 'report.sum-of-sent-only',
    rule: 'REPORT-KINDS-01',
    says: 'Replies are missing from the summary.',
    decide: ({ reports }) => {
      const { addToSummary } = reports;
      reports.addToSummary = (summary, message) => {
        if (message.direction === 'outbound') addToSummary(summary, message);
      };
    },
  },
  {
    id: 'report.keys-elsewhere',
    rule: 'REPORT-PATH-01',
    says: 'There are no metadata keys under the documented path.',
    reply: on(
      'reporting.metakeys',
      ({ status }) => status === 200,
      () => ({ status: 404, body: { message: 'Resource not found.' } }),
    ),
  },
  {
    id: 'report.pages-overlap',
    rule: 'REPORT-PAGE-01',
    says: 'Each page begins with the last message of the page before.',
    decide: ({ reports }) => {
      reports.pageOf = (all, page, size) => {
        const entries = [...all];
        const from = Math.max(0, page * size - page);
        return { entries: entries.slice(from, from + size), hasNext: from + size < entries.length };
      };
    },
  },
  {
    id: 'report.last-page-lost',
    rule: 'REPORT-PAGE-01',
    says: 'A page that would not be full is not shown.',
    decide: ({ reports }) => {
      const { pageOf } = reports;
      reports.pageOf = (all, page, size) => {
        const shown = pageOf(all, page, size);
        return shown.entries.length < size && page > 0 ? { entries: [], hasNext: false } : shown;
      };
    },
  },
  {
    id: 'report.of-anybody',
    rule: 'REPORT-ISO-01',
    says: 'Whoever knows the id of an account is given its reports.',
    decide: ({ reports }) => {
      reports.mayReport = () => true;
    },
  },
  {
    id: 'report.late-keys-lost',
    rule: 'REPORT-META-01',
    says: 'Only the first key of a message is listed.',
    decide: ({ reports }) => {
      reports.keysOf = ({ metadata }) => Object.keys(metadata).slice(0, 1);
    },
  },
  {
    id: 'report.keys-forever',
    rule: 'REPORT-META-04',
    says: 'Keys of messages before the period are listed too.',
    decide: ({ reports }) => {
      const { keysWindow } = reports;
      reports.keysWindow = (request) => ({ ...keysWindow(request), from: 0 });
    },
  },
  {
    id: 'report.duplicates-delivered',
    rule: 'X-43',
    says: 'A withheld duplicate counts as delivered.',
    decide: seeing((message) =>
      message.statusCode === '305' ? { ...message, status: 'delivered' } : message,
    ),
  },
];
