import type { SendingRule } from './sending-rule.ts';

/**
 * A message the client schedules waits for its time; a time that has passed means at once.
 * Rules: PUB-MSG-SCHEDULE-01.
 */
export const scheduledTime: SendingRule = {
  name: 'scheduledTime',
  judge: ({ scheduledFor }, { now }) =>
    scheduledFor !== undefined && scheduledFor > now ? { kind: 'hold', until: scheduledFor } : undefined,
};
