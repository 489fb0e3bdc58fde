import type { SendingRule } from './sending-rule.ts';

/** A text with a filtered word is rejected. Section "Delivery status values"; the code is our choice. */
export const contentFiltered: SendingRule = {
  name: 'contentFiltered',
  judge: ({ account: { allowances }, content }) => {
    if (allowances.filteredWords.length === 0) return undefined;
    const text = content.toLowerCase();
    return allowances.filteredWords.some((word) => text.includes(word.toLowerCase()))
      ? { kind: 'discard', status: 'rejected', code: '331' }
      : undefined;
  },
};
