import { restated, rewritten, taking } from './asked-members.ts';
import type { Decisions, Fault } from './behaviour.ts';

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
export const publishedReportFaults: readonly Fault[] = [
  {
    id: 'published-reports.keys-bare',
    rule: 'PUB-REPORT-FORM-01',
    says: 'Metadata keys come as a bare list.',
    reply: rewritten('reporting.metakeys', ({ keys }) => keys),
  },
  {
    id: 'published-reports.metadata-by-key',
    rule: 'PUB-REPORT-FORM-01',
    says: 'The metadata of a line is an object.',
    decide: showing(() => ({ metadata: {} })),
  },
  {
    id: 'published-reports.country-lost',
    rule: 'PUB-REPORT-ROW-01',
    says: 'A line has no countries.',
    decide: showing(() => ({ source_address_country: undefined, destination_address_country: undefined })),
  },
  {
    id: 'published-reports.opt-out-untold',
    rule: 'PUB-REPORT-ROW-01',
    says: 'A line does not tell that the recipient opted out.',
    decide: showing(() => ({ action: undefined })),
  },
  {
    id: 'published-reports.shouted-status',
    rule: 'PUB-REPORT-ROW-01',
    says: 'The status of a line is in capital letters.',
    decide: showing(({ status }) => ({ status: String(status).toUpperCase() })),
  },
  {
    id: 'published-reports.own-only',
    rule: 'PUB-REPORT-ACCOUNTS-01',
    says: 'Without accounts the sub-accounts are left out.',
    decide: ({ reports }) => {
      reports.reportsAlong = (own, other) => own === other;
    },
  },
  {
    id: 'published-reports.of-everybody',
    rule: 'PUB-REPORT-ACCOUNTS-01',
    says: 'Without accounts a report is on every customer.',
    decide: ({ reports }) => {
      reports.reportsAlong = () => true;
    },
  },
  {
    id: 'published-reports.pages-from-one',
    rule: 'PUB-REPORT-PAGE-01',
    says: 'Pages of the detail report count from 1, and page 0 is page 1.',
    decide: ({ reports }) => {
      const { pageOf } = reports;
      reports.pageOf = (all, page, size) => pageOf(all, Math.max(0, page - 1), size);
    },
  },
  {
    id: 'published-reports.full-page-means-more',
    rule: 'PUB-REPORT-PAGE-01',
    says: 'A full page is always said to be followed by another.',
    decide: ({ reports }) => {
      const { pageOf } = reports;
      reports.pageOf = (all, page, size) => {
        const { entries } = pageOf(all, page, size);
        return { entries, hasNext: entries.length === size };
      };
    },
  },
  {
    id: 'published-reports.keys-on-one-page',
    rule: 'PUB-REPORT-PAGE-02',
    says: 'Metadata keys are never split into pages.',
    decide: ({ reports }) => {
      const { pageOf } = reports;
      reports.pageOf = (all, page, size) => {
        const entries = [...all];
        return typeof entries[0] === 'string' ? { entries, hasNext: false } : pageOf(entries, page, size);
      };
    },
  },
  {
    id: 'published-reports.no-zone-needed',
    rule: 'PUB-REPORT-REQUIRED-01',
    says: 'A summary is given without a time zone.',
    reply: taking('reporting.summary', (body) => !('timezone' in body), NO_SUMMARY),
  },
  {
    id: 'published-reports.open-end',
    rule: 'PUB-REPORT-REQUIRED-01',
    says: 'A report in a file is ordered without an end.',
    reply: taking('reporting.async.detail', (body) => !('end_date' in body), ORDERED),
  },
  {
    id: 'published-reports.any-status',
    rule: 'PUB-REPORT-ENUM-01',
    says: 'A status that nobody knows finds nothing.',
    reply: taking('reporting.detail', ({ status }) => String(status) === 'SENT', NO_MESSAGES),
  },
  {
    id: 'published-reports.any-group',
    rule: 'PUB-REPORT-ENUM-01',
    says: 'What a summary cannot be broken down by is ignored.',
    reply: taking('reporting.summary', ({ group_by }) => String(group_by) === 'HOUR', NO_SUMMARY),
  },
  {
    id: 'published-reports.list-of-one',
    rule: 'PUB-REPORT-TYPE-01',
    says: 'A text is taken for a list of one.',
    reply: taking('reporting.detail', ({ sources }) => typeof sources === 'string', NO_MESSAGES),
  },
  {
    id: 'published-reports.half-a-page',
    rule: 'PUB-REPORT-TYPE-01',
    says: 'A broken page number is unprocessable, not bad.',
    reply: restated('reporting.detail', 400, 422),
  },
];
