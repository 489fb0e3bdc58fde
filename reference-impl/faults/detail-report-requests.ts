import type { Reply } from '../http/operation.ts';
import type { Answered, Decisions, Fault } from './behaviour.ts';
import { hasNoCredentials, on } from './distort.ts';

type Asked = Parameters<Decisions['reports']['requestChecks'][number]['objects']>[0];

/** Refuses requests that are good. */
const objecting =
  (member: keyof Asked, isRefused: (request: Asked) => boolean) =>
  ({ reports }: Decisions): void => {
    const objects = (request: Asked) => (isRefused(request) ? 'is not taken' : undefined);
    reports.requestChecks = [...reports.requestChecks, { name: 'refused', member, objects }];
  };

const hasStatus =
  (wanted: number) =>
  ({ status }: Reply): boolean =>
    status === wanted;

/** Whether the refused request has `value` at `member`. */
const refusedFor =
  (member: string, value: unknown) =>
  ({ status }: Reply, { request }: Answered): boolean => {
    if (status !== 400) return false;
    try {
      return JSON.parse(request.body.toString('utf8'))[member] === value;
    } catch {
      return false;
    }
  };

const NO_KEYS: Reply = { status: 200, body: { keys: [] } };
const NO_MESSAGES: Reply = { status: 200, body: { messages: [] } };

/** Deviations in which report requests are taken. Section "Report requests". */
export const detailReportRequestFaults: readonly Fault[] = [
  {
    id: 'report.keys-of-any-date',
    rule: 'REPORT-META-02',
    says: 'A start that is no date is taken where metadata keys are asked for.',
    reply: on('reporting.metakeys', refusedFor('start_date', 'not-a-date'), () => NO_KEYS),
  },
  {
    id: 'report.keys-unexplained',
    rule: 'REPORT-META-02',
    says: 'A faulty request for metadata keys is refused without a word.',
    reply: on('reporting.metakeys', hasStatus(400), () => ({ status: 400 })),
  },
  {
    id: 'report.keys-forbidden',
    rule: 'REPORT-META-03',
    says: 'Without credentials metadata keys are forbidden, not unauthorized.',
    reply: on(
      'reporting.metakeys',
      (_, answered) => hasNoCredentials(answered),
      (reply) => ({ ...reply, status: 403 }),
    ),
  },
  {
    id: 'report.keys-for-anybody',
    rule: 'REPORT-META-03',
    says: 'Wrong credentials get an empty list of metadata keys.',
    reply: on(
      'reporting.metakeys',
      (reply, answered) => reply.status === 401 && !hasNoCredentials(answered),
      () => NO_KEYS,
    ),
  },
  {
    id: 'report.any-page',
    rule: 'REPORT-DET-03',
    says: 'A page that is no number is the first page of the detail report.',
    reply: on('reporting.detail', refusedFor('page', 'x'), () => NO_MESSAGES),
  },
  {
    id: 'report.mistakes-unprocessable',
    rule: 'REPORT-DET-03',
    says: 'An end of the wrong type is answered with HTTP status 422.',
    reply: on('reporting.detail', refusedFor('end_date', 5), (reply) => ({ ...reply, status: 422 })),
  },
  {
    id: 'report.refusal-in-text',
    rule: 'REPORT-DET-04',
    says: 'The refusal of a detail report for want of credentials is plain text.',
    reply: on('reporting.detail', hasStatus(401), () => ({ status: 401, text: 'Unauthorized' })),
  },
  {
    id: 'report.stranger-not-found',
    rule: 'REPORT-DET-04',
    says: 'An unknown key finds no detail report.',
    reply: on(
      'reporting.detail',
      (reply, answered) => reply.status === 401 && !hasNoCredentials(answered),
      (reply) => ({ ...reply, status: 404 }),
    ),
  },
  {
    id: 'report.full-seconds-only',
    rule: 'REPORT-DATE-01',
    says: 'Milliseconds other than zero are refused in the dates of a report.',
    decide: objecting('end_date', ({ end_date }) => /\.\d*[1-9]/.test(end_date ?? '')),
  },
  {
    id: 'report.not-in-all-directions',
    rule: 'REPORT-DIR-01',
    says: 'A report is on inbound or on outbound messages, not on all.',
    decide: objecting('direction', ({ direction }) => direction === 'all'),
  },
  {
    id: 'report.no-words-for-truth',
    rule: 'REPORT-OPT-01',
    says: 'Whether messages have media cannot be asked in a word.',
    decide: objecting('mms_media', ({ mms_media }) => typeof mms_media === 'string'),
  },
  {
    id: 'report.spoken-unknown',
    rule: 'REPORT-FMT-01',
    says: 'A report cannot be asked for on messages that were spoken.',
    decide: objecting('message_format', ({ message_format }) => message_format?.includes('TTS') ?? false),
  },
  {
    id: 'report.channel-unknown',
    rule: 'REPORT-FMT-01',
    says: 'No channel is known.',
    decide: objecting('channels', ({ channels }) => channels !== undefined),
  },
  {
    id: 'report.zone-by-offset',
    rule: 'REPORT-TZ-01',
    says: 'A zone with a place in its name is refused.',
    decide: objecting('timezone', ({ timezone }) => timezone?.includes('/') ?? false),
  },
];
