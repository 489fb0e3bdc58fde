import type { Letter } from '../kernel/outbox.ts';
import type { Outcome } from '../kernel/post.ts';
import type { Decisions } from '../worlds/behaviour.ts';
import { replacing } from './submission-stages.ts';

/** A message without a callback URL gets that of the message before. */
export function pushToLatestUrl(decisions: Decisions): void {
  let latest: string | undefined;
  replacing('address', (messages) =>
    messages.map((message) => {
      latest = message.callbackUrl ?? latest;
      return Object.assign(message, { callbackUrl: latest });
    }),
  )(decisions);
}

/** These outcomes of an attempt count as success too. */
export const taking =
  (isTaken: (outcome: Outcome) => boolean) =>
  ({ delivery }: Decisions): void => {
    const { isAccepted } = delivery;
    delivery.isAccepted = (outcome, attempt) => isTaken(outcome) || isAccepted(outcome, attempt);
  };

/** Other waits than the documented ones, in milliseconds by the number of the failed attempt. */
export const waiting =
  (delay: (attempt: number) => number) =>
  ({ delivery }: Decisions): void => {
    delivery.nextDelay = (attempt) => (attempt <= 12 ? delay(attempt) : undefined);
  };

/** Calls `failed` whenever a receiver does not take a letter. */
export function noticing({ delivery }: Decisions, failed: () => void): void {
  const { isAccepted } = delivery;
  delivery.isAccepted = (outcome, attempt) => {
    const accepted = isAccepted(outcome, attempt);
    if (!accepted) failed();
    return accepted;
  };
}

/** A member of the JSON in a letter, put in the place of what is there. */
export function withMember(letter: Letter, name: string, value: unknown): Letter {
  return { ...letter, body: JSON.stringify({ ...JSON.parse(letter.body), [name]: value }) };
}
