import type { DeliveryDecisions } from '../../kernel/outbox.ts';
import { isWebhookLetter, repeatedLetter } from './letter.ts';

/** How often a callback that was not taken is repeated, and how long the first wait is, in milliseconds. */
const CALLBACK_RETRIES = 12;
const FIRST_DELAY = 1000;

/**
 * Callbacks are repeated with doubling delays; webhooks as they were set up. Section "Callbacks from the messaging API".
 * Rules: CALLBACK-2XX-02, CALLBACK-RETRY-01, CALLBACK-RETRY-02, CALLBACK-RETRY-05.
 */
export const deliveryDecisions: DeliveryDecisions = {
  isAccepted: (outcome) => 'status' in outcome && outcome.status >= 200 && outcome.status <= 299,
  nextDelay: (attempt, letter) => {
    if (isWebhookLetter(letter)) return attempt <= letter.retries ? letter.retryDelay : undefined;
    return attempt <= CALLBACK_RETRIES ? FIRST_DELAY * 2 ** (attempt - 1) : undefined;
  },
  repeated: repeatedLetter,
};
