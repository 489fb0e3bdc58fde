import { contactOperations } from './contact-operations.ts';
import { conversationOperations } from './conversation-operations.ts';
import { numberOperations } from './number-operations.ts';
import { reportOperations } from './report-operations.ts';
import { senderOperations } from './sender-operations.ts';
import { signatureKeyOperations } from './signature-key-operations.ts';
import { subprojectOperations } from './subproject-operations.ts';
import { voiceOperations } from './voice-operations.ts';
import { webhookOperations } from './webhook-operations.ts';
import type { OperationBody, WireOperation } from './wire-operation.ts';

const messaging = { interface: 'messaging' } as const;

const submitted = ({ number, callback, fields }: OperationBody): Record<string, unknown> => ({
  content: 'Your parcel has arrived',
  destination_number: number,
  format: 'SMS',
  delivery_report: true,
  ...(callback === undefined ? {} : { [fields.callbackUrlField]: callback }),
});

const messages: Readonly<Record<string, WireOperation>> = {
  'submit a message': {
    ...messaging,
    method: 'POST',
    path: '/v1/messages',
    body: (facts) => ({ messages: [submitted(facts)] }),
  },
  'schedule a message': {
    ...messaging,
    method: 'POST',
    path: '/v1/messages',
    body: (facts) => ({ messages: [{ ...submitted(facts), scheduled: facts.tomorrow }] }),
  },
  'submit two messages': {
    ...messaging,
    method: 'POST',
    path: '/v1/messages',
    body: (facts) => ({ messages: [submitted(facts), submitted(facts)] }),
  },
  'submit an MMS': {
    ...messaging,
    method: 'POST',
    path: '/v1/messages',
    body: (facts) => ({
      messages: [
        {
          ...submitted(facts),
          format: 'MMS',
          subject: 'Cats',
          media: ['https://pictures.example.com/cat.jpg'],
        },
      ],
    }),
  },
  'retrieve a message': { ...messaging, method: 'GET', path: '/v1/messages/{id}', about: 'message' },
  'cancel a message': {
    ...messaging,
    method: 'PUT',
    path: '/v1/messages/{id}',
    about: 'scheduled message',
    body: () => ({ status: 'cancelled' }),
  },
  'list delivery reports': { ...messaging, method: 'GET', path: '/v1/delivery_reports' },
  'confirm delivery reports': {
    ...messaging,
    method: 'POST',
    path: '/v1/delivery_reports/confirmed',
    about: 'delivery report',
    body: ({ id }) => ({ delivery_report_ids: [id] }),
  },
  'list replies': { ...messaging, method: 'GET', path: '/v1/replies' },
  'confirm replies': {
    ...messaging,
    method: 'POST',
    path: '/v1/replies/confirmed',
    about: 'reply',
    body: ({ id }) => ({ reply_ids: [id] }),
  },
};

const others: Readonly<Record<string, WireOperation>> = {
  'request a token': {
    interface: 'token',
    method: 'POST',
    path: '/oauth2/token',
    body: () => 'grant_type=client_credentials',
  },
  'look up a number': { interface: 'lookup', method: 'GET', path: '/lookup?msisdn={msisdn}' },
};

/** The operations that examples about every operation go through, by the words a feature uses. */
export const operations: Readonly<Record<string, WireOperation>> = {
  ...messages,
  ...webhookOperations,
  ...numberOperations,
  ...senderOperations,
  ...signatureKeyOperations,
  ...reportOperations,
  ...conversationOperations,
  ...contactOperations,
  ...voiceOperations,
  ...subprojectOperations,
  ...others,
};
