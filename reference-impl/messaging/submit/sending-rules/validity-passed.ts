import type { SendingRule } from './sending-rule.ts';

/** A message that expired before hand-over is not sent. Section "Delivery report error_code", 320. */
export const validityPassed: SendingRule = {
  name: 'validityPassed',
  judge: ({ expiresAt }, { now }) =>
    expiresAt !== undefined && expiresAt <= now ? { kind: 'discard', status: 'expired', code: '320' } : undefined,
};
