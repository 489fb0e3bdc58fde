import type { WireOperation } from './operations.ts';

const keys = { interface: 'messaging', path: '/v1/iam/signature_keys' } as const;

/** Operations on the keys that webhooks are signed with, by the words a feature uses. */
export const signatureKeyOperations: Readonly<Record<string, WireOperation>> = {
  'create a signature key': { ...keys, method: 'POST', body: () => ({ digest: 'SHA256', cipher: 'RSA' }) },
  'list signature keys': { ...keys, method: 'GET', path: `${keys.path}?page=1&page_size=20` },
};
