import { counted } from '../../ground/counted.ts';
import { MINUTE } from '../../ground/time/units.ts';
import { spanText } from '../../reports/rulebook/texts.ts';
import type { Step } from '../../reports/staircase.ts';
import { remembered } from './kept-prices.ts';

/** Waits that a target file allows without much thought; longer ones take a step that says so. */
const USUAL_WAIT = 10 * MINUTE;

/** What a step costs, such as `about 140 messages, 3 min of waiting`; nothing where no prices were measured. */
export function stepCosts(): (step: Step) => string {
  const prices = remembered();
  return ({ rules, waitMs }) => {
    let [messages, longestMs] = [0, 0];
    for (const { id, examples } of rules) {
      // What the undecided examples of a rule ask for; all of its examples where none of them ran.
      const undecided = new Set<string>();
      for (const { verdict, uri, line } of examples) if (verdict === 'inconclusive') undecided.add(`${uri}:${line}`);
      for (const { place, price } of prices?.get(id) ?? []) {
        if (undecided.size > 0 && !undecided.has(place)) continue;
        messages += price.messages;
        if (price.longestMs <= Math.max(waitMs, USUAL_WAIT)) longestMs = Math.max(longestMs, price.longestMs);
      }
    }
    const costs = [
      messages > 0 && `about ${counted(messages, 'message')}`,
      longestMs > 0 && `${spanText(Math.ceil(longestMs / 1000) * 1000)} of waiting`,
    ];
    return costs.filter(Boolean).join(', ');
  };
}
