import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { on, rewriting } from '../../operators/replies.ts';

const { result } = operatorsOn('reports');

/** Deviations in the rows and pages of reports, and in the accounts they cover. */
export const faults = faultsOf({
  'REPORT-PAGE-01': {
    'report.last-page-lost': fault('A page that is not full is missing.', {
      decide: result('pageOf', (shown, _all, page, size) =>
        shown.entries.length < size && page > 0 ? { entries: [], hasNext: false } : shown,
      ),
    }),
  },
  'PUB-REPORT-FORM-01': {
    'published-reports.made-with-201': fault('A summary is answered as if it had been created.', {
      reply: on('reporting.summary', 200, 201),
    }),
  },
  'FORM-list-metadata-keys': {
    'published-reports.keys-bare': fault('Metadata keys are returned as a bare list.', {
      reply: rewriting('reporting.metakeys', ({ keys }) => keys),
    }),
  },
  'PUB-REPORT-PAGE-01': {
    'published-reports.full-page-means-more': fault('A full page always claims to have a next page.', {
      decide: result('pageOf', ({ entries }, _all, _page, size) => ({ entries, hasNext: entries.length === size })),
    }),
  },
});
