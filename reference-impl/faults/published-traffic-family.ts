import type { Fault } from './behaviour.ts';
import { publishedAssignmentFaults } from './published-assignments.ts';
import { publishedBlacklistFaults } from './published-blacklist.ts';
import { publishedFetchedReplyFaults } from './published-fetched-replies.ts';
import { publishedFetchedReportFaults } from './published-fetched-reports.ts';
import { publishedMessageLimitFaults } from './published-message-limits.ts';
import { publishedMessageFaults } from './published-messages.ts';
import { publishedNumberSearchFaults } from './published-number-search.ts';
import { publishedSchedulingFaults } from './published-scheduling.ts';
import { publishedSenderListFaults } from './published-sender-lists.ts';
import { publishedSenderRefusalFaults } from './published-sender-refusals.ts';
import { publishedSenderFaults } from './published-senders.ts';

/** Every deviation in what is published of messages, their recipients and their senders. */
export const publishedTrafficFamilyFaults: readonly Fault[] = [
  ...publishedAssignmentFaults,
  ...publishedBlacklistFaults,
  ...publishedFetchedReplyFaults,
  ...publishedFetchedReportFaults,
  ...publishedMessageLimitFaults,
  ...publishedMessageFaults,
  ...publishedNumberSearchFaults,
  ...publishedSchedulingFaults,
  ...publishedSenderListFaults,
  ...publishedSenderRefusalFaults,
  ...publishedSenderFaults,
];
