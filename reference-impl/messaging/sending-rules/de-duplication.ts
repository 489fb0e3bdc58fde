import type { SendingRule } from './sending-rule.ts';

/** The same text to the same number within the window is withheld, when the account has de-duplication. */
export const duplicateContent: SendingRule = {
  name: 'duplicateContent',
  judge: (message, context) =>
    context.decisions.findsDuplicates(message.account) &&
    context.isRemembered(context.decisions.duplicateKey(message))
      ? { kind: 'discard', status: 'rejected', code: '305' }
      : undefined,
};
