import { fault, faultsOf } from '../../fault.ts';
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
    'common.unknown-key-404': fault('Listing sender addresses with unknown credentials gets HTTP status 404.', {
      reply: on('senders.list', 401, 404),
    }),
  },
});
