import type { Fault } from './behaviour.ts';
import { hasNoCredentials, on } from './distort.ts';

/** Callers that are let in, or turned away in another manner. Section "Endpoints". */
export const credentialFaults: readonly Fault[] = [
  {
    id: 'common.anybody-submits',
    rule: 'COM-AUTH-01',
    says: 'A submit without credentials is answered as if it were taken.',
    reply: on(
      'messages.submit',
      (_reply, answered) => hasNoCredentials(answered),
      () => ({
        status: 202,
        body: { messages: [] },
      }),
    ),
  },
  {
    id: 'common.missing-credentials-403',
    rule: 'COM-AUTH-01',
    says: 'Webhooks answer a call without credentials with HTTP status 403.',
    reply: on(
      'webhooks.list',
      (_reply, answered) => hasNoCredentials(answered),
      (reply) => ({
        ...reply,
        status: 403,
      }),
    ),
  },
  {
    id: 'common.wrong-secret-taken',
    rule: 'COM-AUTH-02',
    says: 'A known key of the messaging API is let in with any secret.',
    decide: ({ auth }) => {
      const { basicMatches } = auth;
      auth.basicMatches = (given, key) => basicMatches(given, key) || 'account' in key;
    },
  },
  {
    id: 'common.unknown-key-404',
    rule: 'COM-AUTH-02',
    says: 'Credentials nobody knows are answered with HTTP status 404 where sender addresses are listed.',
    reply: on(
      'senders.list',
      ({ status }) => status === 401,
      (reply) => ({ ...reply, status: 404 }),
    ),
  },
];
