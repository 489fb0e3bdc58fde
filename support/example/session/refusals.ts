import type { Mailslot } from '../../wire/callbacks/mailslot.ts';
import type { Journal } from './journal.ts';

/** What came to the addresses of an example and was not taken, a sentence each; the evidence has them too. */
export function refusalsIn(slots: readonly Mailslot[], { observations }: Journal): string[] {
  const refusals = slots.flatMap((slot) => slot.refusals);
  for (const seen of refusals) observations.push({ what: 'a notification that was refused', seen });
  return refusals;
}
