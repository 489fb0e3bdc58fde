import type { Reply } from '../http/operation.ts';
import type { Answered, Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { hasNoCredentials, instead, on } from './operators/replies.ts';

type Asked = Parameters<Decisions['reports']['requestChecks'][number]['objects']>[0];

/** Refuses requests that are good. */
const objecting =
  (member: keyof Asked, isRefused: (request: Asked) => boolean) =>
  ({ reports }: Decisions): void => {
    const objects = (request: Asked) => (isRefused(request) ? 'is not taken' : undefined);
    reports.requestChecks = [...reports.requestChecks, { name: 'refused', member, objects }];
  };

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
export const faults = faultsOf({
  'REPORT-META-02': {
    'report.keys-of-any-date': fault('A start that is no date is taken where metadata keys are asked for.', {
      reply: on('reporting.metakeys', refusedFor('start_date', 'not-a-date'), () => NO_KEYS),
    }),
    'report.keys-unexplained': fault('A faulty request for metadata keys is refused without a word.', {
      reply: instead('reporting.metakeys', 400, { status: 400 }),
    }),
  },
  'REPORT-META-03': {
    'report.keys-forbidden': fault('Without credentials metadata keys are forbidden, not unauthorized.', {
      reply: on(
        'reporting.metakeys',
        (_, answered) => hasNoCredentials(answered),
        (reply) => ({ ...reply, status: 403 }),
      ),
    }),
    'report.keys-for-anybody': fault('Wrong credentials get an empty list of metadata keys.', {
      reply: on(
        'reporting.metakeys',
        (reply, answered) => reply.status === 401 && !hasNoCredentials(answered),
        () => NO_KEYS,
      ),
    }),
  },
  'REPORT-DET-03': {
    'report.any-page': fault('A page that is no number is the first page of the detail report.', {
      reply: on('reporting.detail', refusedFor('page', 'x'), () => NO_MESSAGES),
    }),
    'report.mistakes-unprocessable': fault('An end of the wrong type is answered with HTTP status 422.', {
      reply: on('reporting.detail', refusedFor('end_date', 5), (reply) => ({ ...reply, status: 422 })),
    }),
  },
  'REPORT-DET-04': {
    'report.refusal-in-text': fault('The refusal of a detail report for want of credentials is plain text.', {
      reply: instead('reporting.detail', 401, { status: 401, text: 'Unauthorized' }),
    }),
    'report.stranger-not-found': fault('An unknown key finds no detail report.', {
      reply: on(
        'reporting.detail',
        (reply, answered) => reply.status === 401 && !hasNoCredentials(answered),
        (reply) => ({ ...reply, status: 404 }),
      ),
    }),
  },
  'REPORT-DATE-01': {
    'report.full-seconds-only': fault('Milliseconds other than zero are refused in the dates of a report.', {
      decide: objecting('end_date', ({ end_date }) => /\.\d*[1-9]/.test(end_date ?? '')),
    }),
  },
  'REPORT-DIR-01': {
    'report.not-in-all-directions': fault('A report is on inbound or on outbound messages, not on all.', {
      decide: objecting('direction', ({ direction }) => direction === 'all'),
    }),
  },
  'REPORT-OPT-01': {
    'report.no-words-for-truth': fault('Whether messages have media cannot be asked in a word.', {
      decide: objecting('mms_media', ({ mms_media }) => typeof mms_media === 'string'),
    }),
  },
  'REPORT-FMT-01': {
    'report.spoken-unknown': fault('A report cannot be asked for on messages that were spoken.', {
      decide: objecting('message_format', ({ message_format }) => message_format?.includes('TTS') ?? false),
    }),
    'report.channel-unknown': fault('No channel is known.', { decide: objecting('channels', ({ channels }) => channels !== undefined) }),
  },
  'REPORT-TZ-01': {
    'report.zone-by-offset': fault('A zone with a place in its name is refused.', {
      decide: objecting('timezone', ({ timezone }) => timezone?.includes('/') ?? false),
    }),
  },
});
