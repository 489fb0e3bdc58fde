import type { Account } from '../../accounts/account.ts';
import { DAY } from '../../kernel/time.ts';
import { itemChecks, type Message, messageOf, type ReportStatus } from './message.ts';
import { isWithinSendingHours, nextOpening, SENDING_HOURS } from './sending-hours.ts';
import { releaseRules, sendingRules } from './sending-rules/index.ts';
import type { Decision } from './sending-rules/sending-rule.ts';

/** The decisions about messages as they are submitted, retrieved and cancelled. Sections "Message" and "Limits". */
export const submitDecisions = {
  /** Checks of one submitted item beyond the schema; any objection refuses the whole request. */
  itemChecks,
  messageOf,
  sendingRules,
  /** Judged again when a held message is released. */
  releaseRules,
  findsDuplicates: ({ features }: Account): boolean => features.deDuplication,
  /** The account whose earlier messages those of an account are compared with: its own. */
  duplicateAccount: (account: Account): Account => account,
  /** Milliseconds. Section "Limits". */
  duplicateWindow: DAY,
  duplicateKey: ({ destination, content }: Message): string => `${destination}\n${content}`,
  /** Whether a message judged so opens a duplicate window. */
  opensWindow: ({ kind }: Decision): boolean => kind !== 'discard',
  sendingZone: ({ account }: Message): string => account.timeZone,
  sendingHours: SENDING_HOURS,
  isWithinSendingHours,
  nextOpening,
  heldReport: { status: 'enroute', code: '101' } as
    | { readonly status: ReportStatus; readonly code: string }
    | undefined,
  mayRead: (account: Account, message: Message): boolean => message.account === account,
  /** How long after its submission a message can be retrieved, in milliseconds. */
  retention: 45 * DAY,
  mayCancel: ({ status }: Message): boolean => status === 'scheduled',
};

export type SubmitDecisions = typeof submitDecisions;
