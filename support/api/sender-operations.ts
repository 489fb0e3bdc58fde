import type { WireOperation } from './wire-operation.ts';

const REQUESTS = '/v1/messaging/numbers/sender_address/requests';
const ADDRESSES = '/v1/messaging/numbers/sender_address/addresses';

const about = (thing: WireOperation['about']) => ({ interface: 'messaging', about: thing }) as const;

/** What the client asks for when it wants an alpha tag, but for what an example names itself. */
const tagRequest = (tag: string): Record<string, unknown> => ({
  sender_address: tag,
  sender_address_type: 'ALPHANUMERIC',
  usage_type: 'ALPHANUMERIC',
  destination_countries: ['AU'],
  reason: JSON.stringify({ useCase: 'COMPANY_NAME', description: 'The name our customers know us by' }),
});

/** What the client asks for when it wants to send from a number of its own. */
const numberRequest = (number: string): Record<string, unknown> => ({
  sender_address: number,
  sender_address_type: 'INTERNATIONAL',
  usage_type: 'OWN_NUMBER',
  destination_countries: ['AU'],
  reason: 'The number our customers call us back on',
});

/** How each kind of sender address is asked for. */
export const senderRequests = { 'alpha tag': tagRequest, 'own number': numberRequest } as const;

/** The operations on sender addresses. Section "Endpoints / Messaging API". */
export const senderOperations: Readonly<Record<string, WireOperation>> = {
  'request a sender address': {
    interface: 'messaging',
    method: 'POST',
    path: REQUESTS,
    body: ({ unique }) => tagRequest(`P${unique.replaceAll('-', '').slice(0, 10)}`),
  },
  'request an own number': {
    interface: 'messaging',
    method: 'POST',
    path: REQUESTS,
    body: ({ number }) => numberRequest(number),
  },
  'read a sender address request': {
    ...about('sender address request'),
    method: 'GET',
    path: `${REQUESTS}/{id}`,
  },
  'verify a number': {
    ...about('number waiting for its code'),
    method: 'POST',
    path: `${REQUESTS}/{id}/verify`,
    body: ({ code }) => ({ verification_code: code }),
  },
  'list sender addresses': {
    interface: 'messaging',
    method: 'GET',
    path: ADDRESSES,
    pages: {
      entries: 'data',
      key: 'sender_address',
      size: 'page_size',
      next: { kind: 'token', parameter: 'token', at: 'pagination.next_token' },
    },
  },
  'read a sender address': { ...about('sender address'), method: 'GET', path: `${ADDRESSES}/{id}` },
  'label a sender address': {
    ...about('sender address'),
    method: 'PATCH',
    path: `${ADDRESSES}/{id}`,
    body: () => ({ label: 'Front desk' }),
  },
  're-verify a sender address': {
    ...about('sender address'),
    method: 'POST',
    path: `${ADDRESSES}/{id}/reverify`,
  },
  'delete a sender address': {
    ...about('sender address'),
    method: 'DELETE',
    path: `${ADDRESSES}/{id}?reason=no+longer+used`,
  },
};
