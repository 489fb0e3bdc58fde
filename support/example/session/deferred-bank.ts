import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import { doNothing } from '../../ground/do-nothing.ts';
import type { RealWaits } from '../../ground/time/real-waits.ts';
import { Tape, type TapeContent } from '../../ground/time/tape.ts';
import { replaceFile } from '../../wire/safety/state-folder.ts';

/** An example that a later run continues, as kept on disk. Its tape holds answers, including tokens. */
interface Banked {
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

/** The waiting examples of a target: in memory for their turn in this run, or on disk for a later one. */
export class WaitingExamples {
  readonly #folder: string | undefined;
  readonly #account: string;
  readonly #parked = new Map<string, RealWaits>();
  readonly #banked: Map<string, Banked>;

  /** @param folder where later runs look; without it nothing is kept for them */
  constructor(folder: string | undefined, account: string, now: number, warn: (sentence: string) => void) {
    this.#folder = folder;
    this.#account = account;
    this.#banked = folder === undefined ? new Map() : readBank(folder, now, warn);
  }

  get isAnyParked(): boolean {
    return this.#parked.size > 0;
  }

  /** What the example continues with after a wait, else a blank tape; one that a receiver belongs to begins again. */
  takeUp(key: string) {
    const parked = this.#parked.get(key);
    this.#parked.delete(key);
    if (parked) return { tape: new Tape(parked.tape.content), waited: parked.waited };
    const banked = this.#banked.get(key);
    if (banked?.account !== this.#account || banked.tape.slots.length > 0) return { tape: new Tape(), waited: 0 };
    return { tape: new Tape(banked.tape, true), waited: 0 };
  }

  put(key: string, rule: string, waits: RealWaits): void {
    const { parked, tape } = waits;
    if (parked?.how === 'suspended') this.#parked.set(key, waits);
    const due = parked?.how === 'deferred' ? parked.until : undefined;
    const was = this.#banked.has(key);
    if (due !== undefined)
      this.#banked.set(key, { account: this.#account, rule, due: new Date(due).toISOString(), tape: tape.content });
    else if (parked === undefined) this.#banked.delete(key);
    if (this.#folder !== undefined && (was || due !== undefined)) writeBank(this.#folder, this.#banked);
  }
}
