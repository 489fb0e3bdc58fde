import type { Decisions, Fault } from '../worlds/behaviour.ts';
import { restated, rewritten, takingQuery } from './asked-members.ts';
import { fault, faultsOf } from './fault.ts';
import { around, decision, without } from './operators/decisions.ts';
import { hasNoCredentials, on } from './operators/replies.ts';

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
export const faults = [
  ...historyFilterFaults,
  ...faultsOf({
    'PUB-ASYNC-URL-01': {
      'published-files.download-with-key': fault('Files are given only to who has a key.', {
        reply: on(
          'reporting.async.download',
          (_, answered) => hasNoCredentials(answered),
          () => ({ status: 401, body: { message: 'Invalid authentication credentials' } }),
        ),
      }),
    },
    'PUB-ASYNC-URL-02': {
      'published-files.everlasting': fault('The address of a file works for ever.', { decide: decision('reports', 'ticketLife', 1000 * DAY) }),
    },
    'PUB-ASYNC-URL-03': {
      'published-files.unfinished-is-conflict': fault('A report without an address is a conflict.', {
        reply: restated('reporting.async.download-url', 404, 409),
      }),
      'published-files.address-for-anybody': fault('The address of a file is told to every customer.', { decide: keptTogether }),
    },
    'PUB-ASYNC-HIST-01': {
      'published-files.first-page-only': fault('The history ends after its first page.', {
        reply: rewritten('reporting.async.history', ({ items }) => ({ items })),
      }),
    },
    'PUB-ASYNC-HIST-03': {
      'published-files.newest-first-only': fault('The history begins with the latest report, whatever was asked for.', {
        decide: around('reports', 'inOrder', (inOrder) => (jobs) => inOrder(jobs, false)),
      }),
    },
    'PUB-ASYNC-HIST-04': {
      'published-files.any-history-status': fault('The history of a status that nobody knows is empty.', {
        reply: takingQuery('reporting.async.history', 'status=FINISHED', NO_HISTORY),
      }),
      'published-files.any-token': fault('A token that was never given out leads to the first page.', {
        decide: around(
          'reports',
          'tokenPage',
          (tokenPage) => (all, size, place) => tokenPage(all, size, place) ?? tokenPage(all, size, { ...place, token: undefined }),
        ),
      }),
    },
    'PUB-ASYNC-ISO-01': { 'published-files.shared-history': fault('All customers have one history.', { decide: keptTogether }) },
  }),
];
