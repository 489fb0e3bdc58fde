import type { Message } from '../message.ts';
import { contentFiltered } from './content-filtered.ts';
import { duplicateContent } from './de-duplication.ts';
import { destinationBlocked } from './destination-blocked.ts';
import { insufficientCredit } from './insufficient-credit.ts';
import { noRoute } from './no-route.ts';
import { scheduledTime } from './scheduled-time.ts';
import type { Decision, SendingContext, SendingRule } from './sending-rule.ts';
import { socialHours } from './social-sending.ts';
import { unapprovedSender } from './unapproved-sender.ts';
import { usageThreshold } from './usage-threshold.ts';
import { validityPassed } from './validity-passed.ts';

/** In this order; the first rule with an opinion decides. */
export const sendingRules: readonly SendingRule[] = [
  usageThreshold,
  insufficientCredit,
  destinationBlocked,
  contentFiltered,
  duplicateContent,
  noRoute,
  unapprovedSender,
  validityPassed,
  socialHours,
  scheduledTime,
];

/** Judged again when a held message is released: these can have changed while it waited. */
export const releaseRules: readonly SendingRule[] = [destinationBlocked, validityPassed];

const SEND: Decision = { kind: 'send' };

/** The decision of the first rule that has one; else the message is sent. Rules: GSM-03, PUB-MSG-EXPIRY-01, X-01. */
export function judgeBy(rules: readonly SendingRule[], message: Message, context: SendingContext): Decision {
  for (const rule of rules) {
    const decision = rule.judge(message, context);
    if (decision) return decision;
  }
  return SEND;
}
