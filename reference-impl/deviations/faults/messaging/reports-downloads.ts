import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { on } from '../../operators/replies.ts';

const { decision, around, given } = operatorsOn('reports');

const inCommon = decision('keeperOf', () => 'everybody');

/** Deviations in the history and downloads of reports. */
export const faults = faultsOf({
  'PUB-ASYNC-URL-03': {
    'published-files.address-for-anybody': fault('Any customer can get the address of a file.', { decide: inCommon }),
  },
  'PUB-ASYNC-HIST-03': {
    'published-files.newest-first-only': fault('The history always begins with the latest report.', {
      decide: given('inOrder', (jobs) => [jobs, false]),
    }),
  },
  'PUB-ASYNC-HIST-04': {
    'published-files.any-history-status': fault('An unknown status in the history filter finds nothing.', {
      reply: on('reporting.async.history', (_reply, { request }) => request.target.includes('status=FINISHED'), {
        status: 200,
        body: { items: [] },
      }),
    }),
    'published-files.any-token': fault('An unknown token returns the first page of the history.', {
      decide: around(
        'tokenPage',
        (tokenPage) => (all, size, place) =>
          tokenPage(all, size, place) ?? tokenPage(all, size, { ...place, token: undefined }),
      ),
    }),
  },
});
