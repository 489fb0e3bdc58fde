import { without } from './alter.ts';
import { restated, rewritten, takingQuery } from './asked-members.ts';
import type { Decisions, Fault } from './behaviour.ts';
import { hasNoCredentials, on } from './distort.ts';

const DAY = 86_400_000;

const keptTogether = ({ reports }: Decisions): void => {
  reports.keeperOf = () => 'everybody';
};

const NO_HISTORY = { status: 200, body: { items: [] } };

const historyFilterFaults: readonly Fault[] = ['name', 'status', 'from', 'to'].map((name) => ({
  id: `published-files.history-without-${name}`,
  rule: 'PUB-ASYNC-HIST-02',
  says: `The history is not narrowed down by ${name}.`,
  decide: ({ reports }) => {
    reports.historyFilters = without(reports.historyFilters, name);
  },
}));

/** Deviations in where reports are found again. Section "Published: reports". */
export const publishedReportDownloadFaults: readonly Fault[] = [
  ...historyFilterFaults,
  {
    id: 'published-files.download-with-key',
    rule: 'PUB-ASYNC-URL-01',
    says: 'Files are given only to who has a key.',
    reply: on(
      'reporting.async.download',
      (_, answered) => hasNoCredentials(answered),
      () => ({ status: 401, body: { message: 'Invalid authentication credentials' } }),
    ),
  },
  {
    id: 'published-files.everlasting',
    rule: 'PUB-ASYNC-URL-02',
    says: 'The address of a file works for ever.',
    decide: ({ reports }) => {
      reports.ticketLife = 1000 * DAY;
    },
  },
  {
    id: 'published-files.unfinished-is-conflict',
    rule: 'PUB-ASYNC-URL-03',
    says: 'A report without an address is a conflict.',
    reply: restated('reporting.async.download-url', 404, 409),
  },
  {
    id: 'published-files.address-for-anybody',
    rule: 'PUB-ASYNC-URL-03',
    says: 'The address of a file is told to every customer.',
    decide: keptTogether,
  },
  {
    id: 'published-files.first-page-only',
    rule: 'PUB-ASYNC-HIST-01',
    says: 'The history ends after its first page.',
    reply: rewritten('reporting.async.history', ({ items }) => ({ items })),
  },
  {
    id: 'published-files.newest-first-only',
    rule: 'PUB-ASYNC-HIST-03',
    says: 'The history begins with the latest report, whatever was asked for.',
    decide: ({ reports }) => {
      const { inOrder } = reports;
      reports.inOrder = (jobs) => inOrder(jobs, false);
    },
  },
  {
    id: 'published-files.any-history-status',
    rule: 'PUB-ASYNC-HIST-04',
    says: 'The history of a status that nobody knows is empty.',
    reply: takingQuery('reporting.async.history', 'status=FINISHED', NO_HISTORY),
  },
  {
    id: 'published-files.any-token',
    rule: 'PUB-ASYNC-HIST-04',
    says: 'A token that was never given out leads to the first page.',
    decide: ({ reports }) => {
      const { tokenPage } = reports;
      reports.tokenPage = (all, size, place) =>
        tokenPage(all, size, place) ?? tokenPage(all, size, { ...place, token: undefined });
    },
  },
  {
    id: 'published-files.shared-history',
    rule: 'PUB-ASYNC-ISO-01',
    says: 'All customers have one history.',
    decide: keptTogether,
  },
];
