import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import { doNothing } from '../../ground/do-nothing.ts';
import type { TapeContent } from '../../ground/time/tape.ts';
import { replaceFile } from '../../wire/safety/state-folder.ts';

/** An example that a later run continues, as kept on disk. Its tape holds answers, including tokens. */
export interface Banked {
  readonly account: string;
  readonly rule: string;
  readonly due: string;
  readonly tape: TapeContent;
}

interface Bank {
  readonly schema: 1;
  readonly examples: Readonly<Record<string, Banked>>;
}

/** How long an example is kept for a later run after its wait has ended, in milliseconds: a week. */
const KEPT = 7 * 24 * 3_600_000;

export const bankIn = (folder: string): string => join(folder, 'deferred.json');

const asideIn = (folder: string): string => `${bankIn(folder)}.broken`;

function examplesIn(path: string): Bank['examples'] | undefined {
  if (!existsSync(path)) return {};
  try {
    const bank = JSON.parse(readText(path)) as Bank | null;
    return bank?.schema === 1 && typeof bank.examples === 'object' ? (bank.examples ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the waiting examples; removes the file when there are none. */
export function writeBank(folder: string, examples: ReadonlyMap<string, Banked>): void {
  const bank: Bank = { schema: 1, examples: Object.fromEntries(examples) };
  if (examples.size === 0) rmSync(bankIn(folder), { force: true });
  else replaceFile(bankIn(folder), `${JSON.stringify(bank, null, 1)}\n`);
}

/** Reads the waiting examples, except those that no run has continued in time. An unreadable bank is moved aside. */
export function readBank(folder: string, now: number, warn: (sentence: string) => void): Map<string, Banked> {
  const path = bankIn(folder);
  const found = examplesIn(path);
  if (!found) {
    renameSync(path, asideIn(folder));
    warn(`${path} cannot be read and was put aside as ${asideIn(folder)}; what it held starts again.`);
    return new Map();
  }
  const all = Object.entries(found);
  const kept = new Map(all.filter(([, { due }]) => Date.parse(due) + KEPT > now));
  if (kept.size < all.length) writeBank(folder, kept);
  return kept;
}

export const isBankIn = (folder: string): boolean => existsSync(bankIn(folder)) || existsSync(asideIn(folder));

/** Removes what no later run needs: examples that were not continued in time, and a bank that was moved aside. */
export function tidyBank(folder: string, now: number): void {
  rmSync(asideIn(folder), { force: true });
  if (examplesIn(bankIn(folder))) readBank(folder, now, doNothing);
}
