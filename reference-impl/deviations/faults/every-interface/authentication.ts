import { fault, faultsOf } from '../../fault.ts';
import { orWhen } from '../../operators/decisions.ts';
import { hasNoCredentials, on } from '../../operators/replies.ts';

/** Deviations in which callers are let in, and how others are refused. Section "Endpoints". */
export const faults = faultsOf({
  'COM-AUTH-01': {
    'common.anybody-submits': fault('A submit without credentials is answered as accepted.', {
      reply: on('messages.submit', (_reply, answered) => hasNoCredentials(answered), {
        status: 202,
        body: { messages: [] },
      }),
    }),
    'common.missing-credentials-403': fault('Webhooks answer a call without credentials with HTTP status 403.', {
      reply: on('webhooks.list', (_reply, answered) => hasNoCredentials(answered), 403),
    }),
  },
  'COM-AUTH-02': {
    'common.wrong-secret-taken': fault('A known key of the messaging API works with any secret.', {
      decide: orWhen('auth', 'basicMatches', (_given, key) => 'account' in key),
    }),
    'common.unknown-key-404': fault('Listing sender addresses with unknown credentials gets HTTP status 404.', {
      reply: on('senders.list', 401, 404),
    }),
  },
  'ERR-401-01': {
    'errors.unauthorized-403': fault('Changing a webhook with wrong credentials gets HTTP status 403.', {
      reply: on('webhooks.change', 401, 403),
    }),
    'errors.wrong-secret-400': fault('Wrong credentials are answered with HTTP status 400.', {
      reply: (reply, { request: { headers } }) =>
        reply.status === 401 && headers.authorization !== undefined ? { ...reply, status: 400 } : reply,
    }),
  },
});
