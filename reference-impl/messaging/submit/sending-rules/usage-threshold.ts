import type { SendingRule } from './sending-rule.ts';

/** Discards messages beyond the usage threshold. Section "Delivery report error_code", 301. Rules: DR-REJ-01. */
export const usageThreshold: SendingRule = {
  name: 'usageThreshold',
  judge: ({ account }, { accepted }) => {
    const { usage } = account.allowances;
    return usage !== null && usage <= accepted ? { kind: 'discard', status: 'rejected', code: '301' } : undefined;
  },
};
