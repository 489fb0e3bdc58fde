import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';
import { instead, on } from './operators/replies.ts';

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

const hasNothing = ({ body }: { body?: unknown }): boolean => (body as { messages?: unknown[] } | undefined)?.messages?.length === 0;

/** Deviations in what the reports on past messages tell. Section "Reports". */
export const faults = faultsOf({
  'REPORT-DET-01': {
    'report.end-ignored': fault('The detail report goes on to the present day.', { decide: covering(({ from }) => ({ from, to: Number.MAX_SAFE_INTEGER })) }),
    'report.whole-days': fault('The detail report begins at midnight.', { decide: covering(({ from, to }) => ({ from: from - (from % DAY), to })) }),
    'report.whole-seconds': fault('The edges of the detail report are cut down to whole seconds.', {
      decide: covering(({ from, to }) => ({ from: from - (from % 1000), to: to - (to % 1000) })),
    }),
    'report.end-is-late': fault('The detail report ends a second late.', { decide: covering(({ from, to }) => ({ from, to: to + 999 })) }),
    'report.long-texts-lost': fault('Messages with a longer text are missing from the detail report.', {
      decide: dropping(({ content }) => content.length > 5),
    }),
  },
  'REPORT-DET-02': {
    'report.sent-only': fault('The detail report has nothing that came in.', { decide: dropping(({ direction }) => direction === 'inbound') }),
  },
  'REPORT-EMPTY-01': {
    'report.empty-not-found': fault('A period without messages is not found.', {
      reply: on('reporting.detail', hasNothing, () => ({ status: 404, body: { message: 'Resource not found.' } })),
    }),
    'report.empty-is-no-content': fault('A period without messages is answered without a body.', {
      reply: on('reporting.detail', hasNothing, () => ({ status: 204 })),
    }),
  },
  'REPORT-KINDS-01': {
    'report.sum-of-sent-only': fault('Replies are missing from the summary.', {
      decide: around('reports', 'addToSummary', (addToSummary) => (summary, message) => {
        if (message.direction === 'outbound') addToSummary(summary, message);
      }),
    }),
  },
  'REPORT-PATH-01': {
    'report.keys-elsewhere': fault('There are no metadata keys under the documented path.', {
      reply: instead('reporting.metakeys', 200, { status: 404, body: { message: 'Resource not found.' } }),
    }),
  },
  'REPORT-PAGE-01': {
    'report.pages-overlap': fault('Each page begins with the last message of the page before.', {
      decide: decision('reports', 'pageOf', (all, page, size) => {
        const entries = [...all];
        const from = Math.max(0, page * size - page);
        return { entries: entries.slice(from, from + size), hasNext: from + size < entries.length };
      }),
    }),
    'report.last-page-lost': fault('A page that would not be full is not shown.', {
      decide: around('reports', 'pageOf', (pageOf) => (all, page, size) => {
        const shown = pageOf(all, page, size);
        return shown.entries.length < size && page > 0 ? { entries: [], hasNext: false } : shown;
      }),
    }),
  },
  'REPORT-ISO-01': {
    'report.of-anybody': fault('Whoever knows the id of an account is given its reports.', { decide: decision('reports', 'mayReport', () => true) }),
  },
  'REPORT-META-01': {
    'report.late-keys-lost': fault('Only the first key of a message is listed.', {
      decide: decision('reports', 'keysOf', ({ metadata }) => Object.keys(metadata).slice(0, 1)),
    }),
  },
  'REPORT-META-04': {
    'report.keys-forever': fault('Keys of messages before the period are listed too.', {
      decide: around('reports', 'keysWindow', (keysWindow) => (request) => ({ ...keysWindow(request), from: 0 })),
    }),
  },
  'X-43': {
    'report.duplicates-delivered': fault('A withheld duplicate counts as delivered.', {
      decide: seeing((message) => (message.statusCode === '305' ? { ...message, status: 'delivered' } : message)),
    }),
  },
});
