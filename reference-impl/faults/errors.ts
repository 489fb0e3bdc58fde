import type { Fault } from './behaviour.ts';

/** Deviations of refusals. Section "Errors / HTTP-level". */
export const errorFaults: readonly Fault[] = [
  {
    id: 'errors.bad-request-unexplained',
    rule: 'ERR-400-01',
    says: 'A sender address request with a mistake is refused with an empty body.',
    reply: (reply, { operation }) =>
      operation === 'senders.request' && reply.status === 400 ? { status: 400 } : reply,
  },
  {
    id: 'errors.bad-request-422',
    rule: 'ERR-400-01',
    says: 'A webhook with a mistake in it is refused with HTTP status 422.',
    reply: (reply, { operation }) =>
      operation === 'webhooks.create' && reply.status === 400 ? { ...reply, status: 422 } : reply,
  },
  {
    id: 'errors.unauthorized-403',
    rule: 'ERR-401-01',
    says: 'A change of a webhook without good credentials is refused with HTTP status 403.',
    reply: (reply, { operation }) =>
      operation === 'webhooks.change' && reply.status === 401 ? { ...reply, status: 403 } : reply,
  },
];
