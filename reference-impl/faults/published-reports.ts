import type { Decisions } from '../worlds/behaviour.ts';
import { restated, rewritten, taking } from './asked-members.ts';
import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';

const showing =
  (change: (row: Record<string, unknown>) => Record<string, unknown>) =>
  ({ reports }: Decisions): void => {
    const { reportRow } = reports;
    reports.reportRow = (message) => {
      const row = reportRow(message);
      return { ...row, ...change(row) };
    };
  };

const NO_MESSAGES = {
  status: 200,
  body: { messages: [], pagination: { page: 0, page_size: 100, has_next: false } },
};
const NO_SUMMARY = {
  status: 200,
  body: { summaries: [], total_sent: 0, total_received: 0, total_billing_units: 0, total_opt_out: 0 },
};
const ORDERED = { status: 202, body: { report_id: '11111111-2222-4333-8444-555555555555' } };

/** Deviations in what reports tell and in what they need to be told. Section "Published: reports". */
export const faults = faultsOf({
  'PUB-REPORT-FORM-01': {
    'published-reports.keys-bare': fault('Metadata keys come as a bare list.', { reply: rewritten('reporting.metakeys', ({ keys }) => keys) }),
    'published-reports.metadata-by-key': fault('The metadata of a line is an object.', { decide: showing(() => ({ metadata: {} })) }),
  },
  'PUB-REPORT-ROW-01': {
    'published-reports.country-lost': fault('A line has no countries.', {
      decide: showing(() => ({ source_address_country: undefined, destination_address_country: undefined })),
    }),
    'published-reports.opt-out-untold': fault('A line does not tell that the recipient opted out.', { decide: showing(() => ({ action: undefined })) }),
    'published-reports.shouted-status': fault('The status of a line is in capital letters.', {
      decide: showing(({ status }) => ({ status: String(status).toUpperCase() })),
    }),
  },
  'PUB-REPORT-ACCOUNTS-01': {
    'published-reports.own-only': fault('Without accounts the sub-accounts are left out.', {
      decide: decision('reports', 'reportsAlong', (own, other) => own === other),
    }),
    'published-reports.of-everybody': fault('Without accounts a report is on every customer.', { decide: decision('reports', 'reportsAlong', () => true) }),
  },
  'PUB-REPORT-PAGE-01': {
    'published-reports.pages-from-one': fault('Pages of the detail report count from 1, and page 0 is page 1.', {
      decide: around('reports', 'pageOf', (pageOf) => (all, page, size) => pageOf(all, Math.max(0, page - 1), size)),
    }),
    'published-reports.full-page-means-more': fault('A full page is always said to be followed by another.', {
      decide: around('reports', 'pageOf', (pageOf) => (all, page, size) => {
        const { entries } = pageOf(all, page, size);
        return { entries, hasNext: entries.length === size };
      }),
    }),
  },
  'PUB-REPORT-PAGE-02': {
    'published-reports.keys-on-one-page': fault('Metadata keys are never split into pages.', {
      decide: around('reports', 'pageOf', (pageOf) => (all, page, size) => {
        const entries = [...all];
        return typeof entries[0] === 'string' ? { entries, hasNext: false } : pageOf(entries, page, size);
      }),
    }),
  },
  'PUB-REPORT-REQUIRED-01': {
    'published-reports.no-zone-needed': fault('A summary is given without a time zone.', {
      reply: taking('reporting.summary', (body) => !('timezone' in body), NO_SUMMARY),
    }),
    'published-reports.open-end': fault('A report in a file is ordered without an end.', {
      reply: taking('reporting.async.detail', (body) => !('end_date' in body), ORDERED),
    }),
  },
  'PUB-REPORT-ENUM-01': {
    'published-reports.any-status': fault('A status that nobody knows finds nothing.', {
      reply: taking('reporting.detail', ({ status }) => String(status) === 'SENT', NO_MESSAGES),
    }),
    'published-reports.any-group': fault('What a summary cannot be broken down by is ignored.', {
      reply: taking('reporting.summary', ({ group_by }) => String(group_by) === 'HOUR', NO_SUMMARY),
    }),
  },
  'PUB-REPORT-TYPE-01': {
    'published-reports.list-of-one': fault('A text is taken for a list of one.', {
      reply: taking('reporting.detail', ({ sources }) => typeof sources === 'string', NO_MESSAGES),
    }),
    'published-reports.half-a-page': fault('A broken page number is unprocessable, not bad.', { reply: restated('reporting.detail', 400, 422) }),
  },
});
