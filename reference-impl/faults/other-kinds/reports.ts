import type { Decisions } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { around, decision } from '../operators/decisions.ts';
import { inReports, setting } from '../operators/letters.ts';
import { on } from '../operators/replies.ts';

type Asked = Parameters<Decisions['reports']['requestChecks'][number]['objects']>[0];

/** Refuses requests that are good. */
const objecting =
  (member: keyof Asked, isRefused: (request: Asked) => boolean) =>
  ({ reports }: Decisions): void => {
    const objects = (request: Asked) => (isRefused(request) ? 'is not taken' : undefined);
    reports.requestChecks = [...reports.requestChecks, { name: 'refusedToo', member, objects }];
  };

const notFound = () => ({ status: 404, body: { message: 'Resource not found.' } });
const isFine = ({ status }: { status: number }): boolean => status === 200;

/** What else can go wrong with delivery reports and with reports on past messages. */
export const faults = faultsOf({
  'DR-ID-01': {
    'dr.id-is-short': fault('The id of a delivery report is eight digits long.', {
      notify: setting(({ delivery_report_id }) => ({ delivery_report_id: String(delivery_report_id).slice(0, 8) })),
    }),
  },
  'DR-DELAY-01': { 'dr.delay-as-text': fault('A delay is told in words.', { notify: setting({ delay: 'none' }) }) },
  'DR-ENR-01': {
    'dr.enroute-untold': fault('Nobody is told that a message is enroute.', {
      notify: (letter) => (letter.body.includes('"status":"enroute"') ? [] : [letter]),
    }),
  },
  'DR-MULTI-01': {
    'dr.delivered-from-the-start': fault('Every status of a message is told as delivered.', {
      notify: inReports((report) => ({ ...report, status: 'delivered' })),
    }),
  },
  'REPORT-PATH-01': {
    'report.detail-elsewhere': fault('The detail report is not found under the documented path.', { reply: on('reporting.detail', isFine, notFound) }),
  },
  'REPORT-META-01': {
    'report.keys-created': fault('Metadata keys are answered with HTTP status 201.', {
      reply: on('reporting.metakeys', isFine, (reply) => ({ ...reply, status: 201 })),
    }),
  },
  'REPORT-META-04': { 'report.no-keys': fault('No metadata key is ever listed.', { decide: decision('reports', 'keysOf', () => []) }) },
  'REPORT-STATUS-01': {
    'report.upper-case-unknown': fault('A status filter in capitals is refused.', {
      decide: objecting('status', ({ status }) => status?.includes('DELIVERED') ?? false),
    }),
  },
  'X-44': {
    'report.delivered-is-nothing': fault('The filter DELIVERED finds nothing.', {
      decide: ({ reports }) => {
        reports.filters = reports.filters.map((filter) => ({
          ...filter,
          keeps: (message, request) => !(filter.name === 'status' && request.status?.includes('DELIVERED')) && filter.keeps(message, request),
        }));
      },
    }),
  },
  'REPORT-DATE-01': {
    'report.dates-with-offset-only': fault('Dates that end in Z are refused.', {
      decide: objecting('start_date', ({ start_date }) => String(start_date).endsWith('Z')),
    }),
  },
  'REPORT-DIR-01': {
    'report.all-directions-crash': fault('A report on all directions is answered with HTTP status 500.', {
      reply: on(
        'reporting.detail',
        (_reply, { request }) => /"direction"\s*:\s*"all"/.test(request.body.toString('utf8')),
        () => ({ status: 500, body: { message: 'Internal error' } }),
      ),
    }),
  },
  'REPORT-OPT-01': {
    'report.opt-out-in-words-refused': fault('Whether somebody opted out cannot be asked in a word.', {
      decide: objecting('opt_out', ({ opt_out }) => typeof opt_out === 'string'),
    }),
  },
  'REPORT-TZ-01': { 'report.utc-unknown': fault('The zone UTC is not known.', { decide: objecting('timezone', ({ timezone }) => timezone === 'UTC') }) },
  'REPORT-DET-02': {
    'report.replies-as-sent': fault('Replies are called outbound.', {
      decide: around('reports', 'reportRow', (reportRow) => (message) => ({ ...reportRow(message), direction: 'OUTBOUND', content: 'Sent' })),
    }),
  },
  'REPORT-KINDS-01': {
    'report.sum-doubled': fault('The summary counts every message twice.', {
      decide: around('reports', 'addToSummary', (addToSummary) => (summary, message) => {
        addToSummary(summary, message);
        addToSummary(summary, message);
      }),
    }),
  },
});
