import type { SendingRule } from './sending-rule.ts';

/** Outside of its sending hours an account with Social Sending has its messages wait. Rules: MSG-SOCIAL-08. */
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
