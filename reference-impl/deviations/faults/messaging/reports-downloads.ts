import { DAY } from '../../../kernel/duration.ts';
import { fault, faultsOf, type Row } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { hasNoCredentials, members, on } from '../../operators/replies.ts';

const { decision, around, given, leaveOut } = operatorsOn('reports');

const inCommon = decision('keeperOf', () => 'everybody');

const unfiltered = (name: string): Row =>
  fault(`The ${name} filter of the history is ignored.`, { decide: leaveOut('historyFilters', name) });

/** Deviations in the history and downloads of reports. */
export const faults = faultsOf({
  'PUB-ASYNC-URL-01': {
    'published-files.download-with-key': fault('Downloads require credentials.', {
      reply: on('reporting.async.download', (_reply, answered) => hasNoCredentials(answered), {
        status: 401,
        body: { message: 'Invalid authentication credentials' },
      }),
    }),
  },
  'PUB-ASYNC-URL-02': {
    'published-files.everlasting': fault('The download address of a file works forever.', {
      decide: decision('ticketLife', 1000 * DAY),
    }),
  },
  'PUB-ASYNC-URL-03': {
    'published-files.unfinished-is-conflict': fault(
      'Asking for the address of an unfinished report gets HTTP status 409.',
      {
        reply: on('reporting.async.download-url', 404, 409),
      },
    ),
    'published-files.address-for-anybody': fault('Any customer can get the address of a file.', { decide: inCommon }),
  },
  'PUB-ASYNC-HIST-01': {
    'published-files.first-page-only': fault('The history ends after its first page.', {
      reply: on('reporting.async.history', 200, members({ next_page_token: undefined })),
    }),
  },
  'PUB-ASYNC-HIST-02': {
    'published-files.history-without-name': unfiltered('name'),
    'published-files.history-without-status': unfiltered('status'),
    'published-files.history-without-from': unfiltered('from'),
    'published-files.history-without-to': unfiltered('to'),
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
  'PUB-ASYNC-ISO-01': {
    'published-files.shared-history': fault('All customers share one history.', { decide: inCommon }),
  },
});
