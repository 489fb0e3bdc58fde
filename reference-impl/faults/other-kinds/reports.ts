import type { Decisions, Fault } from '../behaviour.ts';
import { on } from '../distort.ts';
import { inReports, setting } from '../pushed-reports.ts';

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
export const otherReportFaults: readonly Fault[] = [
  {
    id: 'dr.id-is-short',
    rule: 'DR-ID-01',
    says: 'The id of a delivery report is eight digits long.',
    notify: setting(({ delivery_report_id }) => ({
      delivery_report_id: String(delivery_report_id).slice(0, 8),
    })),
  },
  {
    id: 'dr.delay-as-text',
    rule: 'DR-DELAY-01',
    says: 'A delay is told in words.',
    notify: setting({ delay: 'none' }),
  },
  {
    id: 'dr.enroute-untold',
    rule: 'DR-ENR-01',
    says: 'Nobody is told that a message is enroute.',
    notify: (letter) => (letter.body.includes('"status":"enroute"') ? [] : [letter]),
  },
  {
    id: 'dr.delivered-from-the-start',
    rule: 'DR-MULTI-01',
    says: 'Every status of a message is told as delivered.',
    notify: inReports((report) => ({ ...report, status: 'delivered' })),
  },
  {
    id: 'report.detail-elsewhere',
    rule: 'REPORT-PATH-01',
    says: 'The detail report is not found under the documented path.',
    reply: on('reporting.detail', isFine, notFound),
  },
  {
    id: 'report.keys-created',
    rule: 'REPORT-META-01',
    says: 'Metadata keys are answered with HTTP status 201.',
    reply: on('reporting.metakeys', isFine, (reply) => ({ ...reply, status: 201 })),
  },
  {
    id: 'report.no-keys',
    rule: 'REPORT-META-04',
    says: 'No metadata key is ever listed.',
    decide: ({ reports }) => {
      reports.keysOf = () => [];
    },
  },
  {
    id: 'report.upper-case-unknown',
    rule: 'REPORT-STATUS-01',
    says: 'A status filter in capitals is refused.',
    decide: objecting('status', ({ status }) => status?.includes('DELIVERED') ?? false),
  },
  {
    id: 'report.delivered-is-nothing',
    rule: 'X-44',
    says: 'The filter DELIVERED finds nothing.',
    decide: ({ reports }) => {
      reports.filters = reports.filters.map((filter) => ({
        ...filter,
        keeps: (message, request) =>
          !(filter.name === 'status' && request.status?.includes('DELIVERED')) &&
          filter.keeps(message, request),
      }));
    },
  },
  {
    id: 'report.dates-with-offset-only',
    rule: 'REPORT-DATE-01',
    says: 'Dates that end in Z are refused.',
    decide: objecting('start_date', ({ start_date }) => String(start_date).endsWith('Z')),
  },
  {
    id: 'report.all-directions-crash',
    rule: 'REPORT-DIR-01',
    says: 'A report on all directions is answered with HTTP status 500.',
    reply: on(
      'reporting.detail',
      (_reply, { request }) => /"direction"\s*:\s*"all"/.test(request.body.toString('utf8')),
      () => ({ status: 500, body: { message: 'Internal error' } }),
    ),
  },
  {
    id: 'report.opt-out-in-words-refused',
    rule: 'REPORT-OPT-01',
    says: 'Whether somebody opted out cannot be asked in a word.',
    decide: objecting('opt_out', ({ opt_out }) => typeof opt_out === 'string'),
  },
  {
    id: 'report.utc-unknown',
    rule: 'REPORT-TZ-01',
    says: 'The zone UTC is not known.',
    decide: objecting('timezone', ({ timezone }) => timezone === 'UTC'),
  },
  {
    id: 'report.replies-as-sent',
    rule: 'REPORT-DET-02',
    says: 'Replies are called outbound.',
    decide: ({ reports }) => {
      const { reportRow } = reports;
      reports.reportRow = (message) => ({ ...reportRow(message), direction: 'OUTBOUND', content: 'Sent' });
    },
  },
  {
    id: 'report.sum-doubled',
    rule: 'REPORT-KINDS-01',
    says: 'The summary counts every message twice.',
    decide: ({ reports }) => {
      const { addToSummary } = reports;
      reports.addToSummary = (summary, message) => {
        addToSummary(summary, message);
        addToSummary(summary, message);
      };
    },
  },
];
