import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { on, rewriting } from '../../operators/replies.ts';

const { decision, around, result, given } = operatorsOn('reports');

type Row = Record<string, unknown>;

const inRows = (change: (row: Row) => Row) => result('reportRow', (row) => ({ ...row, ...change(row) }));

/** Deviations in the rows and pages of reports, and in the accounts they cover. */
export const faults = faultsOf({
  'REPORT-PAGE-01': {
    'report.pages-overlap': fault('Each page begins with the last message of the previous page.', {
      decide: decision('pageOf', (all, page, size) => {
        const entries = [...all];
        const from = Math.max(0, page * size - page);
        return { entries: entries.slice(from, from + size), hasNext: from + size < entries.length };
      }),
    }),
    'report.last-page-lost': fault('A page that is not full is missing.', {
      decide: result('pageOf', (shown, _all, page, size) =>
        shown.entries.length < size && page > 0 ? { entries: [], hasNext: false } : shown,
      ),
    }),
  },
  'REPORT-ISO-01': {
    'report.of-anybody': fault('Any caller gets reports on an account whose id it knows.', {
      decide: decision('mayReport', () => true),
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
  'FORM-read-detail-report': {
    'published-reports.metadata-by-key': fault('The metadata of a row is an object instead of a list.', {
      decide: inRows(() => ({ metadata: {} })),
    }),
  },
  'PUB-REPORT-ROW-01': {
    'published-reports.country-lost': fault('Rows lack the countries.', {
      decide: inRows(() => ({ source_address_country: undefined, destination_address_country: undefined })),
    }),
    'published-reports.opt-out-untold': fault('Rows lack the opt-out of the recipient.', {
      decide: inRows(() => ({ action: undefined })),
    }),
    'published-reports.shouted-status': fault('The status of a row is in upper case.', {
      decide: inRows(({ status }) => ({ status: String(status).toUpperCase() })),
    }),
  },
  'PUB-REPORT-ACCOUNTS-01': {
    'published-reports.own-only': fault('A report without accounts leaves out the sub-accounts.', {
      decide: decision('reportsAlong', (own, other) => own === other),
    }),
    'published-reports.of-everybody': fault('A report without accounts covers every customer.', {
      decide: decision('reportsAlong', () => true),
    }),
  },
  'PUB-REPORT-PAGE-01': {
    'published-reports.pages-from-one': fault('Pages of the detail report count from 1; page 0 is page 1.', {
      decide: given('pageOf', (all, page, size) => [all, Math.max(0, page - 1), size]),
    }),
    'published-reports.full-page-means-more': fault('A full page always claims to have a next page.', {
      decide: result('pageOf', ({ entries }, _all, _page, size) => ({ entries, hasNext: entries.length === size })),
    }),
  },
  'PUB-REPORT-PAGE-02': {
    'published-reports.keys-on-one-page': fault('Metadata keys are never paginated.', {
      decide: around('pageOf', (pageOf) => (all, page, size) => {
        const entries = [...all];
        return typeof entries[0] === 'string' ? { entries, hasNext: false } : pageOf(entries, page, size);
      }),
    }),
  },
});
