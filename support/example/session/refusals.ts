import type { Mailslot } from '../../wire/callbacks/mailslot.ts';
import type { Journal } from './journal.ts';

/** The notifications that the example's addresses refused, a sentence each; the journal has them too, and what was dropped. */
export function refusalsIn(slots: readonly Mailslot[], journal: Journal): string[] {
  journal.dropped = Math.max(0, ...slots.map((slot) => slot.dropped()));
  const refusals = slots.flatMap((slot) => slot.refusals);
  for (const seen of refusals) journal.observations.push({ what: 'a notification that was refused', seen });
  return refusals;
}
