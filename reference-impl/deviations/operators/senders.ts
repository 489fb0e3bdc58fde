import type { SenderAddress, SenderRequest } from '../../messaging/sender-address.ts';
import { result } from './messaging.ts';

/** A request in the form of the address that it asks for. */
export const asAddress = (request: SenderRequest): SenderAddress => ({
  ...request,
  requestId: request.id,
  expiresAt: undefined,
});

/** Shows requests in a state among the approved addresses. */
export const listing = (status: SenderRequest['status']) =>
  result('listedAddresses', (addresses, { senderRequests }) => [
    ...addresses,
    ...[...senderRequests.values()].filter((each) => each.status === status).map(asAddress),
  ]);
