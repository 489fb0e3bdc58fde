import type { WireOperation } from './wire-operation.ts';

const ALL = '/v1/iam/signature_keys';
const keys = { interface: 'messaging', path: ALL } as const;
const key = { interface: 'messaging', path: `${ALL}/{id}`, about: 'signature key' } as const;
const enabled = { interface: 'messaging', path: `${ALL}/enabled` } as const;

/** Operations on the keys that webhooks are signed with, by the words a feature uses. */
export const signatureKeyOperations: Readonly<Record<string, WireOperation>> = {
  'create a signature key': {
    ...keys,
    method: 'POST',
    body: () => ({ digest: 'SHA256', cipher: 'RSA' }),
    made: 'key_id',
  },
  'list signature keys': {
    ...keys,
    method: 'GET',
    path: `${ALL}?page=1&page_size=20`,
    pages: {
      entries: '',
      key: 'key_id',
      size: 'page_size',
      next: { kind: 'number', parameter: 'page', first: 1 },
    },
  },
  'read a signature key': { ...key, method: 'GET' },
  'delete a signature key': { ...key, method: 'DELETE' },
  'enable a signature key': {
    ...enabled,
    method: 'PATCH',
    about: 'signature key',
    body: ({ id }) => ({ key_id: id }),
  },
  'read the enabled signature key': { ...enabled, method: 'GET' },
  'disable the enabled signature key': { ...enabled, method: 'DELETE' },
};
