import type { Fault } from '../behaviour.ts';
import { otherAccessFaults } from './access.ts';
import { otherCallFaults } from './calls.ts';
import { otherConversationCallbackFaults } from './conversation-callbacks.ts';
import { otherDuplicateFaults } from './duplicates.ts';
import { otherFeatureFaults } from './features.ts';
import { otherIdempotencyFaults } from './idempotency.ts';
import { otherLookupFaults } from './lookup.ts';
import { otherMappingFaults } from './mapping.ts';
import { otherMessageFaults } from './messages.ts';
import { otherOptOutAndSenderFaults } from './opt-outs-and-senders.ts';
import { otherReportFaults } from './reports.ts';
import { otherRequestFaults } from './requests.ts';
import { otherVoiceFaults } from './voice.ts';
import { otherVoiceDefaultFaults } from './voice-defaults.ts';

/** For rules that other faults break in one way alone: a deviation different in kind. */
export const otherKindFaults: readonly Fault[] = [
  ...otherDuplicateFaults,
  ...otherMessageFaults,
  ...otherFeatureFaults,
  ...otherVoiceFaults,
  ...otherVoiceDefaultFaults,
  ...otherIdempotencyFaults,
  ...otherCallFaults,
  ...otherAccessFaults,
  ...otherRequestFaults,
  ...otherLookupFaults,
  ...otherOptOutAndSenderFaults,
  ...otherReportFaults,
  ...otherMappingFaults,
  ...otherConversationCallbackFaults,
];
