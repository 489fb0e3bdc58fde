import { fault, faultsOf } from '../../fault.ts';
import { setting } from '../../operators/letters.ts';
import { reporting } from '../../operators/messages.ts';
import { onlyWhen } from '../../operators/messaging.ts';
import { on } from '../../operators/replies.ts';

/** Deviations in retrieving messages and in their reports. */
export const faults = faultsOf({
  'MSG-GET-01': {
    'messages.read-is-empty': fault('A retrieved message has no body.', {
      reply: on('messages.read', 200, { status: 200 }),
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
  'MSG-DR-01': {
    'messages.american-reports-lost': fault('Messages to American numbers are never reported.', {
      decide: onlyWhen('isReported', (message) => !message.destination.startsWith('+1')),
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
});
