import type { Letter } from '../../../kernel/post.ts';
import type { Message } from '../../../messaging/submit/message.ts';
import type { Decisions } from '../../../worlds/parts.ts';
import { fault, faultsOf } from '../../fault.ts';
import { delivery } from '../../operators/decisions.ts';
import { hasStatus, losing, losingReports, type PushedReport, setting, withMembers } from '../../operators/letters.ts';
import { firsts, seenBefore } from '../../operators/memory.ts';
import { around } from '../../operators/messaging.ts';

const sentTo =
  (address: (url: URL) => string) =>
  (letter: Letter): readonly Letter[] => [{ ...letter, url: address(new URL(letter.url)) }];

const isKnownReply = seenBefore();

const answersOf = (isSuccess: (status: number) => boolean) =>
  delivery.orWhen('isAccepted', (outcome) => 'status' in outcome && isSuccess(outcome.status));

const withReport = (letter: Letter, members: Readonly<Record<string, unknown>>): Letter =>
  letter.kind === 'delivery-report' ? withMembers(letter, members) : letter;

const onceFailed =
  (question: 'isReported' | 'isFinal', change: (hasFailed: boolean, usual: boolean) => boolean) =>
  (decisions: Decisions): void => {
    let hasFailed = false;
    delivery.result('isAccepted', (accepted) => {
      hasFailed ||= !accepted;
      return accepted;
    })(decisions);
    const usual: (...given: never[]) => boolean = decisions.messaging[question];
    decisions.messaging[question] = (...given: never[]) => change(hasFailed, usual(...given));
  };

/** Deviations in what is pushed to callback URLs, and in how it is retried. */
export const faults = faultsOf({
  'CALLBACK-POST-01 callbacks.called-latin-1': fault('Notifications in UTF-8 are labelled as Latin-1.', {
    notify: (letter) => [
      { ...letter, headers: { ...letter.headers, 'content-type': 'application/json; charset=ISO-8859-1' } },
    ],
  }),
  'CALLBACK-POST-02 callbacks.enroute-untold': fault('The status enroute is not pushed.', {
    notify: losingReports(hasStatus('enroute')),
  }),
  'CALLBACK-POST-03 callbacks.same-words-once': fault('A reply in the words of an earlier one is not pushed.', {
    notify: losing(({ kind, body }) => {
      if (kind !== 'reply') return false;
      const { message_id, content } = JSON.parse(body) as PushedReport;
      return isKnownReply(`${message_id} ${content}`);
    }),
  }),
  'CALLBACK-URL-01 callbacks.slash-trimmed': fault('A trailing slash of a callback URL is dropped.', {
    notify: sentTo(({ href }) => href.replace(/\/$/, '')),
  }),
  'CALLBACK-URL-01 callbacks.to-the-first-address': {
    says: 'Each recipient has one callback URL, that of the first message.',
    decide: around('messageOf', (messageOf) => {
      const firstOf = firsts<Message['callbackUrl']>();
      return (...given) => {
        const message = messageOf(...given);
        const to = `${message.account.id} ${message.destination}`;
        return { ...message, callbackUrl: firstOf(to, message.callbackUrl) };
      };
    }),
  },
  'CALLBACK-URL-01 callbacks.query-folded': fault('Only the last of several parameters with one name is kept.', {
    notify: sentTo(({ origin, pathname, searchParams }) => {
      const last = new URLSearchParams(Object.fromEntries(searchParams)).toString();
      return `${origin}${pathname}${last ? `?${last}` : ''}`;
    }),
  }),
  'CALLBACK-2XX-02 retries.registered-statuses-only': fault('HTTP statuses above 226 count as failures.', {
    decide: delivery.onlyWhen('isAccepted', (outcome) => 'status' in outcome && outcome.status <= 226),
  }),
  'CALLBACK-RETRY-01 retries.without-query': fault('A retry goes to the address without its query.', {
    decide: delivery.result('repeated', (letter) => ({ ...letter, url: letter.url.replace(/\?.*/, '') })),
  }),
  'CALLBACK-RETRY-01 retries.of-reports-only': fault('A reply that is not taken is not sent again.', {
    decide: delivery.result('nextDelay', (usual, _attempt, { kind }) => (kind === 'reply' ? undefined : usual)),
  }),
  'CALLBACK-RETRY-01 retries.redirects-count': fault('A redirect counts as success.', {
    decide: answersOf((status) => status >= 300 && status < 400),
  }),
  'CALLBACK-RETRY-01 retries.gone-is-gone': fault('HTTP status 410 counts as delivery of a notification.', {
    decide: answersOf((status) => status === 410),
  }),
  'CALLBACK-RETRY-01 retries.unknown-statuses-count': fault('HTTP statuses from 600 count as success.', {
    decide: answersOf((status) => status >= 600),
  }),
  'CALLBACK-RETRY-01 retries.statuses-only': fault('A notification without an HTTP answer is never retried.', {
    decide: delivery.orWhen('isAccepted', (outcome) => 'error' in outcome),
  }),
  'CALLBACK-RETRY-04 retries.other-code': fault('A retried report has report code 102.', {
    decide: delivery.decision('repeated', (letter) => withReport(letter, { error_code: '102' })),
  }),
  'CALLBACK-RETRY-04 retries.of-another-message': fault('A retried report has the message id of another message.', {
    decide: delivery.decision('repeated', (letter) => withReport(letter, { message_id: letter.id })),
  }),
  'CALLBACK-RETRY-04 retries.garbled-at-the-third-attempt': {
    says: 'The third attempt of a report is in the wrong encoding.',
    decide: delivery.around('repeated', (repeated) => {
      const isAgain = seenBefore();
      return (letter) => {
        const again = repeated(letter);
        return isAgain(letter.id) ? { ...again, body: Buffer.from(again.body).toString('latin1') } : again;
      };
    }),
  },
  'CALLBACK-RETRY-05 retries.hold-up-others': fault('A notification that waits for its retry blocks all others.', {
    decide: onceFailed('isReported', (hasFailed, isReported) => !hasFailed && isReported),
  }),
  'CALLBACK-RETRY-07 retries.stop-the-message': fault('A message whose callback fails is not processed further.', {
    decide: onceFailed('isFinal', (hasFailed, isFinal) => hasFailed || isFinal),
  }),
  'X-21 retries.one-id-per-message': fault('All reports on a message have the same id.', {
    notify: setting(({ message_id }) => ({ delivery_report_id: message_id })),
  }),
});
