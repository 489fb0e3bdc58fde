import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '../../ground/counted.ts';
import { makeFolder } from '../../ground/make-folder.ts';
import { ROOT } from '../../ground/own-package.ts';
import { MINUTE } from '../../ground/time/units.ts';
import { spanText } from '../../reports/rulebook/texts.ts';
import type { Step } from '../../reports/staircase.ts';
import type { Price } from '../plan/price.ts';

/** One example and what it sends, measured: a table written by hand would be wrong after the next example. */
export interface PricedExample {
  readonly tags: readonly string[];
  readonly price: Price;
}

export interface NamedPrice extends PricedExample {
  readonly name: string;
  readonly place: string;
}

export type Prices = ReadonlyMap<string, readonly NamedPrice[]>;

const FILE = join(ROOT, '.plumbline', 'prices.json');

/** Prices that were measured with this mark; without one the last that were, which are about right. */
export function remembered(mark?: string): Prices | undefined {
  try {
    const kept: { mark: string; prices: Array<[string, NamedPrice[]]> } = JSON.parse(readFileSync(FILE, 'utf8'));
    return mark === undefined || kept.mark === mark ? new Map(kept.prices) : undefined;
  } catch {
    return undefined;
  }
}

export function remember(mark: string, prices: Prices): void {
  try {
    makeFolder(join(ROOT, '.plumbline'));
    writeFileSync(`${FILE}.${process.pid}`, JSON.stringify({ mark, prices: [...prices] }));
    renameSync(`${FILE}.${process.pid}`, FILE);
  } catch {
    return;
  }
}

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
