import type { Reply } from '../../../http/operation.ts';
import { DAY, HOUR, millisecondOfDay } from '../../../kernel/time.ts';
import type { Decisions } from '../../../worlds/parts.ts';
import { fault, faultsOf } from '../../fault.ts';
import { reports } from '../../operators/decisions.ts';
import { given } from '../../operators/messaging.ts';
import { asked, on, rewriting, showing, withoutCredentials, withWrongCredentials } from '../../operators/replies.ts';

const NOT_FOUND: Reply = { status: 404, body: { message: 'Resource not found.' } };

type Judged = Parameters<Decisions['reports']['filters'][number]['keeps']>;

const filtering = (filter: string, change: (isKept: boolean, ...judged: Judged) => boolean) =>
  reports.alter('filters', filter, ({ name, keeps }) => ({
    name,
    keeps: (message, request) => change(keeps(message, request), message, request),
  }));

const KEYS = 'reporting.metakeys';
const DETAIL = 'reporting.detail';
const NO_KEYS: Reply = { status: 200, body: { keys: [] } };

/** Deviations in what a report covers: its period, filters, rows, pages, sums and metadata keys. */
export const faults = faultsOf({
  'REPORT-DET-01 report.in-the-zone-asked-for': {
    says: 'The limits of the detail report are taken for times in its time zone.',
    decide: reports.result('windowOf', ({ from, to }, request) => {
      const { timezone = 'UTC' } = request as { timezone?: string };
      const ahead = millisecondOfDay(from, timezone) - millisecondOfDay(from, 'UTC');
      return { from: from - ahead, to: to - ahead };
    }),
  },
  'REPORT-DET-01 report.of-a-week': fault('Messages of more than a week ago are missing from the detail report.', {
    decide: (decisions) => {
      let latest = 0;
      given('messageOf', (...message) => {
        latest = message[3];
        return message;
      })(decisions);
      reports.ahead('filters', { name: 'recent', keeps: ({ at }) => latest - at <= 7 * DAY })(decisions);
    },
  }),
  'REPORT-PATH-01 report.keys-elsewhere': fault('Metadata keys are not found under the documented path.', {
    reply: on('reporting.metakeys', 200, NOT_FOUND),
  }),
  'REPORT-PATH-01 report.detail-elsewhere': fault('The detail report is not found under the documented path.', {
    reply: on('reporting.detail', 200, NOT_FOUND),
  }),
  'X-43 report.duplicates-delivered': fault('A withheld duplicate counts as delivered.', {
    decide: reports.around('filters', (filters) =>
      filters.map(({ name, keeps }) => ({
        name,
        keeps: (message, request) =>
          keeps(message.statusCode === '305' ? { ...message, status: 'delivered' } : message, request),
      })),
    ),
  }),
  'X-44 report.status-after-words': fault('The status filter is case-sensitive.', {
    decide: filtering('status', (_isKept, { status }, request) => request.status?.includes(status) ?? true),
  }),
  'PUB-REPORT-FILTER-04 published-reports.value-under-any-key': fault('A metadata value matches under any key.', {
    decide: filtering(
      'metadataValue',
      (isKept, { metadata }, { metadata_value: value = '' }) => isKept || Object.values(metadata).includes(value),
    ),
  }),
  'REPORT-META-01 report.keys-of-all-accounts': fault('Metadata keys of accounts that were not named are listed too.', {
    request: (asked, { operation }) =>
      operation === KEYS ? { ...asked, body: { ...(asked.body as object), accounts: undefined } } : asked,
  }),
  'REPORT-META-02 report.keys-of-any-date': fault('Metadata keys accept a start that is not a date.', {
    reply: asked(KEYS, 400, ({ start_date }) => start_date === 'not-a-date', NO_KEYS),
  }),
  'REPORT-META-03 report.keys-forbidden': fault('Metadata keys without credentials get HTTP status 403.', {
    reply: on(KEYS, withoutCredentials, 403),
  }),
  'REPORT-META-03 report.keys-for-anybody': fault('Wrong credentials return an empty list of metadata keys.', {
    reply: on(KEYS, withWrongCredentials, NO_KEYS),
  }),
  'PUB-INSIGHT-ZONE-01 published-reports.winter-all-year': fault('Days ignore daylight saving time.', {
    decide: reports.amend('groupings', (known) => ({
      DAY: (message, request) =>
        request.timezone === 'Europe/Stockholm'
          ? known.DAY({ ...message, at: message.at + HOUR }, {})
          : known.DAY(message, request),
    })),
  }),
  'REPORT-PAGE-01 report.last-page-lost': fault('A page that is not full is missing.', {
    reply: showing(DETAIL, 200, ({ messages, pagination: { page, page_size } }) =>
      page > 0 && messages.length < page_size ? { messages: [] } : { messages },
    ),
  }),
  'PUB-REPORT-FORM-01 published-reports.made-with-201': fault('A summary is answered as if it had been created.', {
    reply: on('reporting.summary', 200, 201),
  }),
  'FORM-list-metadata-keys published-reports.keys-bare': fault('Metadata keys are returned as a bare list.', {
    reply: rewriting('reporting.metakeys', ({ keys }) => keys),
  }),
  'PUB-REPORT-PAGE-01 published-reports.full-page-means-more': fault('A full page always claims to have a next page.', {
    reply: showing(DETAIL, 200, ({ messages, pagination }) => ({
      pagination: { ...pagination, has_next: messages.length === pagination.page_size },
    })),
  }),
});
