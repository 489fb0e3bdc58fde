import type { PageStyle } from './page-style.ts';
import type { WireOperation } from './wire-operation.ts';

const BLACKLIST = '/v1/number_authorisation/mt/blacklist';
const DEDICATED = '/v1/messaging/numbers/dedicated';

const messaging = { interface: 'messaging' } as const;

/** The published operations on dedicated numbers want to be told that JSON is read. */
const dedicated = { ...messaging, headers: { accept: 'application/json' } } as const;

const pages = (key: string): PageStyle => ({
  entries: 'data',
  key,
  size: 'page_size',
  next: { kind: 'token', parameter: 'token', at: 'pagination.next_token' },
});

type Named = Readonly<Record<string, WireOperation>>;

const blacklist: Named = {
  'block a number': {
    ...messaging,
    method: 'POST',
    path: BLACKLIST,
    body: ({ number }) => ({ numbers: [number] }),
  },
  'list blocked numbers': { ...messaging, method: 'GET', path: BLACKLIST },
  'unblock a number': {
    ...messaging,
    method: 'DELETE',
    path: `${BLACKLIST}/{id}`,
    about: 'blocked number',
  },
  'ask who is authorised': {
    ...messaging,
    method: 'GET',
    path: '/v1/number_authorisation/is_authorised/{id}',
    about: 'blocked number',
  },
};

/** The operations on the blacklist and on dedicated numbers. */
export const numberOperations: Named = {
  ...blacklist,
  'search for dedicated numbers': {
    ...dedicated,
    method: 'GET',
    path: DEDICATED,
    pages: pages('phone_number'),
  },
  'read a dedicated number': {
    ...dedicated,
    method: 'GET',
    path: `${DEDICATED}/{id}`,
    about: 'dedicated number',
  },
  'assign a number': {
    ...dedicated,
    method: 'POST',
    path: `${DEDICATED}/{id}/assignment`,
    about: 'dedicated number',
    body: () => ({ label: 'Support', metadata: { desk: '7' } }),
  },
  'read an assignment': {
    ...dedicated,
    method: 'GET',
    path: `${DEDICATED}/{id}/assignment`,
    about: 'assigned number',
  },
  'change an assignment': {
    ...dedicated,
    method: 'PATCH',
    path: `${DEDICATED}/{id}/assignment`,
    about: 'assigned number',
    body: () => ({ label: 'Sales', metadata: { desk: '8' } }),
  },
  'end an assignment': {
    ...dedicated,
    method: 'DELETE',
    path: `${DEDICATED}/{id}/assignment`,
    about: 'assigned number',
  },
  'list assigned numbers': {
    ...dedicated,
    method: 'GET',
    path: `${DEDICATED}/assignments`,
    pages: pages('number.phone_number'),
  },
};
