import type { SendingRule } from './sending-rule.ts';

/** A scheduled message waits for its time; a past time means immediately. Rules: PUB-MSG-SCHEDULE-01. */
export const scheduledTime: SendingRule = {
  name: 'scheduledTime',
  judge: ({ scheduledFor }, { now }) =>
    scheduledFor !== undefined && scheduledFor > now ? { kind: 'hold', until: scheduledFor } : undefined,
};
