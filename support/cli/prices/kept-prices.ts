import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../ground/make-folder.ts';
import { ROOT } from '../../ground/own-package.ts';
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
