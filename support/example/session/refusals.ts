import type { Mailslot } from '../../wire/callbacks/mailslot.ts';
import type { Journal } from './journal.ts';

/** The notifications that the example's addresses refused, a sentence each; they are also in the evidence. */
export function refusalsIn(slots: readonly Mailslot[], { observations }: Journal): string[] {
  const refusals = slots.flatMap((slot) => slot.refusals);
  for (const seen of refusals) observations.push({ what: 'a notification that was refused', seen });
  return refusals;
}
