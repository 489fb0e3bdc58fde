import type { SendingRule } from './sending-rule.ts';

/**
 * Outside the sending hours of the account a message waits for the next ones, when the account has Social Sending.
 * Rules: MSG-SOCIAL-08.
 */
export const socialHours: SendingRule = {
  name: 'socialHours',
  judge: (message, { now, decisions }) => {
    if (!message.account.features.socialSending) return undefined;
    const due = Math.max(now, message.scheduledFor ?? now);
    const zone = decisions.sendingZone(message);
    if (decisions.isWithinSendingHours(due, zone, decisions.sendingHours)) return undefined;
    return { kind: 'hold', until: decisions.nextOpening(due, zone, decisions.sendingHours) };
  },
};
