import type { Account } from '../../accounts/account.ts';
import { DAY } from '../../kernel/duration.ts';
import { type ItemCheck, itemChecks } from './item-checks.ts';
import { type Message, messageOf, type ReportStatus, type SubmittedItem } from './message.ts';
import { isWithinSendingHours, nextOpening, SENDING_HOURS } from './sending-hours.ts';
import { releaseRules, sendingRules } from './sending-rules/index.ts';
import type { Decision, SendingDecisions, SendingRule } from './sending-rules/sending-rule.ts';

/** What the platform decides about messages as they are submitted, retrieved and cancelled. Sections "Message" and "Limits". */
export interface SubmitDecisions extends SendingDecisions {
  /** Checks of one submitted item beyond the schema; any objection refuses the whole request. */
  itemChecks: readonly ItemCheck[];
  /** What a submitted item becomes; `now` in milliseconds since the epoch. */
  messageOf(id: string, account: Account, item: SubmittedItem, now: number): Message;
  sendingRules: readonly SendingRule[];
  /** Judged again when a held message is released. */
  releaseRules: readonly SendingRule[];
  /** The account whose earlier messages those of an account are compared with: its own. */
  duplicateAccount(account: Account): Account;
  /** Milliseconds. Section "Limits". */
  duplicateWindow: number;
  /** Whether a message judged so opens a duplicate window. */
  opensWindow(decision: Decision): boolean;
  /** What a message is reported as while it is held. */
  heldReport: { readonly status: ReportStatus; readonly code: string } | undefined;
  mayRead(account: Account, message: Message): boolean;
  /** How long after its submission a message can be retrieved, in milliseconds. */
  retention: number;
  /** Whether a message still waits for its time. */
  mayCancel(message: Message): boolean;
}

export const submitDecisions: SubmitDecisions = {
  itemChecks,
  messageOf,
  sendingRules,
  releaseRules,
  findsDuplicates: ({ features }) => features.deDuplication,
  duplicateAccount: (account) => account,
  duplicateWindow: DAY,
  duplicateKey: ({ destination, content }) => `${destination}\n${content}`,
  opensWindow: ({ kind }) => kind !== 'discard',
  sendingZone: ({ account }) => account.timeZone,
  sendingHours: SENDING_HOURS,
  isWithinSendingHours,
  nextOpening,
  heldReport: { status: 'enroute', code: '101' },
  mayRead: (account, message) => message.account === account,
  retention: 45 * DAY,
  mayCancel: ({ status }) => status === 'scheduled',
};
