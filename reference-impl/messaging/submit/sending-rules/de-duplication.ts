import type { SendingRule } from './sending-rule.ts';

/**
 * The same text to the same number within the window is withheld, when the account has de-duplication.
 * Rules: MSG-DEDUP-01, MSG-DEDUP-02, MSG-DEDUP-03, MSG-DEDUP-04, MSG-DEDUP-05, MSG-DEDUP-06, MSG-DEDUP-07,
 * MSG-DEDUP-08, MSG-DEDUP-09, MSG-DEDUP-10, MSG-DEDUP-12, MSG-DEDUP-14, MSG-DEDUP-16, MSG-DEDUP-17.
 */
export const duplicateContent: SendingRule = {
  name: 'duplicateContent',
  judge: (message, context) =>
    context.decisions.findsDuplicates(message.account) && context.isRemembered(context.decisions.duplicateKey(message))
      ? { kind: 'discard', status: 'rejected', code: '305' }
      : undefined,
};
