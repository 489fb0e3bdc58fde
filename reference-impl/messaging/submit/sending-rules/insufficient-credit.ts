import type { SendingRule } from './sending-rule.ts';

/** Messages beyond the account's credit are rejected. Section "Delivery status values"; the code is our choice. */
export const insufficientCredit: SendingRule = {
  name: 'insufficientCredit',
  judge: ({ account }, { accepted }) => {
    const { credit } = account.allowances;
    return credit !== null && credit <= accepted ? { kind: 'discard', status: 'rejected', code: '304' } : undefined;
  },
};
