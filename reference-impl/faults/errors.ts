import { fault, faultsOf } from './fault.ts';

/** Deviations of refusals. Section "Errors / HTTP-level". */
export const faults = faultsOf({
  'ERR-400-01': {
    'errors.bad-request-unexplained': fault('A sender address request with a mistake is refused with an empty body.', {
      reply: (reply, { operation }) => (operation === 'senders.request' && reply.status === 400 ? { status: 400 } : reply),
    }),
    'errors.bad-request-422': fault('A webhook with a mistake in it is refused with HTTP status 422.', {
      reply: (reply, { operation }) => (operation === 'webhooks.create' && reply.status === 400 ? { ...reply, status: 422 } : reply),
    }),
  },
  'ERR-401-01': {
    'errors.unauthorized-403': fault('A change of a webhook without good credentials is refused with HTTP status 403.', {
      reply: (reply, { operation }) => (operation === 'webhooks.change' && reply.status === 401 ? { ...reply, status: 403 } : reply),
    }),
  },
});
