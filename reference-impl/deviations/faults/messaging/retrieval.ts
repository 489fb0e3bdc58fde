import { fault, faultsOf } from '../../fault.ts';
import { hasStatus, losing, losingReports, setting } from '../../operators/letters.ts';
import { copyOf, reporting, submitting } from '../../operators/messages.ts';
import { around, decision, onlyWhen, orWhen } from '../../operators/messaging.ts';
import { on } from '../../operators/replies.ts';

/** Deviations in retrieving messages and in their reports. */
export const faults = faultsOf({
  'MSG-GET-01': {
    'messages.read-is-empty': fault('A retrieved message has no body.', {
      reply: on('messages.read', 200, { status: 200 }),
    }),
    'messages.read-not-found': fault('Messages are never found.', {
      reply: on('messages.read', 200, { status: 404, body: { message: 'Resource not found.' } }),
    }),
  },
  'MSG-GET-02': {
    'messages.unknown-is-found': fault('An unknown message id returns an empty record.', {
      reply: on('messages.read', 404, { status: 200, body: {} }),
    }),
    'messages.unknown-is-another': fault('An unknown message id returns some other message.', {
      reply: on('messages.read', ({ status }) => status >= 400 && status !== 401 && status !== 403, {
        status: 200,
        body: { content: 'Hello', status: 'delivered' },
      }),
    }),
  },
  'MSG-GET-03': {
    'messages.readable-for-all': fault('Any customer can read every message.', {
      decide: decision('mayRead', () => true),
    }),
    'messages.readable-within-parents': fault('Any account without a parent can read every message.', {
      decide: orWhen('mayRead', (account) => account.parent === undefined),
    }),
  },
  'MSG-DR-01': {
    'messages.american-reports-lost': fault('Messages to American numbers are never reported.', {
      decide: onlyWhen('isReported', (message) => !message.destination.startsWith('+1')),
    }),
    'messages.reports-under-another-name': fault('The message id of a pushed report is called id.', {
      notify: setting(({ message_id }) => ({ id: message_id, message_id: undefined })),
    }),
  },
  'MSG-CBURL-01': {
    'messages.one-callback-url': fault('All messages of a request use the callback URL of the first.', {
      decide: submitting((messages) =>
        messages.map((message) => copyOf(message, { callbackUrl: messages[0]?.callbackUrl })),
      ),
    }),
    'messages.replies-not-pushed': fault('Replies do not go to the callback URL.', {
      notify: losing(({ kind }) => kind === 'reply'),
    }),
  },
  'MSG-META-03': {
    'messages.metadata-leaks': fault('A message without metadata is reported with that of the previous message.', {
      decide: around('reportBody', (reportBody) => {
        let latest: unknown = {};
        return (report, vendorId) => {
          latest = report.message.metadata ?? latest;
          return { ...reportBody(report, vendorId), metadata: latest };
        };
      }),
    }),
    'messages.empty-becomes-marker': fault('The report of a message without metadata has a marker instead.', {
      notify: setting(
        { metadata: { none: 'none' } },
        ({ metadata }) => Object.keys((metadata ?? {}) as object).length === 0,
      ),
    }),
  },
  'MSG-ID-01': {
    'messages.first-report-of-another': fault('The submission report of a message has an unknown message id.', {
      decide: reporting(({ id, status }) => (status === 'submitted' ? { message_id: id } : undefined)),
    }),
    'messages.id-without-hyphens': fault('The message id of a report has no hyphens.', {
      notify: setting(({ message_id }) => ({ message_id: String(message_id).replaceAll('-', '') })),
    }),
  },
  'MSG-STATUS-01': {
    'messages.final-reports-only': fault('Only the last status of a message is reported.', {
      decide: around(
        'isReported',
        (isReported, { isFinal }) =>
          (message, status) =>
            isFinal(status) && isReported(message, status),
      ),
    }),
    'messages.submitted-untold': fault('The status submitted is not reported.', {
      notify: losingReports(hasStatus('submitted')),
    }),
  },
});
