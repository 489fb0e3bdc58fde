import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../safety/state-folder.ts';
import type { RealWaits } from '../time/real-waits.ts';
import { Tape, type TapeContent } from '../time/tape.ts';

/** An example that a later run takes up, as it stands on disk. */
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

/** What an example goes on with. */
export interface TakenUp {
  readonly tape: Tape;
  readonly waited: number;
}

/** The file of the verdicts that are still to come. */
export const bankIn = (folder: string): string => join(folder, 'deferred.json');

/** Reads the bank; one that cannot be read is put aside, and what it held starts anew. */
function readBank(path: string, warn: (sentence: string) => void): Bank {
  const empty: Bank = { schema: 1, examples: {} };
  if (!existsSync(path)) return empty;
  try {
    const bank = JSON.parse(readFileSync(path, 'utf8')) as Bank | null;
    if (bank?.schema === 1 && typeof bank.examples === 'object' && bank.examples !== null) return bank;
  } catch {
    // Told below: whatever is wrong with it, it is of no use.
  }
  renameSync(path, `${path}.broken`);
  warn(`${path} cannot be read and was put aside as ${path}.broken; what it held starts anew.`);
  return empty;
}

/** The examples of a target that wait: for their turn in this run, or on disk for a later one. */
export class WaitingExamples {
  readonly #path: string | undefined;
  readonly #account: string;
  readonly #parked = new Map<string, RealWaits>();
  readonly #banked: Map<string, Banked>;

  /** @param folder where later runs look; nothing is kept for them without one */
  constructor(folder: string | undefined, account: string, warn: (sentence: string) => void) {
    this.#path = folder === undefined ? undefined : bankIn(folder);
    this.#account = account;
    const { examples } = this.#path ? readBank(this.#path, warn) : { examples: {} };
    this.#banked = new Map(Object.entries(examples));
  }

  /** Whether examples wait for their turn in this run. */
  get isAnyParked(): boolean {
    return this.#parked.size > 0;
  }

  /** What the example goes on with when it has waited, else a blank tape. */
  takeUp(key: string): TakenUp {
    const parked = this.#parked.get(key);
    this.#parked.delete(key);
    if (parked) return { tape: new Tape(parked.tape.content), waited: parked.waited };
    const banked = this.#banked.get(key);
    if (banked?.account !== this.#account) return { tape: new Tape(), waited: 0 };
    return { tape: new Tape(banked.tape, true), waited: 0 };
  }

  /** Keeps an example that waits, or forgets one that has ended. */
  put(key: string, rule: string, waits: RealWaits): void {
    const { parked, tape } = waits;
    if (parked?.how === 'suspended') this.#parked.set(key, waits);
    const due = parked?.how === 'deferred' ? parked.until : undefined;
    const was = this.#banked.has(key);
    if (due !== undefined)
      this.#banked.set(key, {
        account: this.#account,
        rule,
        due: new Date(due).toISOString(),
        tape: tape.content,
      });
    else if (parked === undefined) this.#banked.delete(key);
    if (was || due !== undefined) this.#save();
  }

  #save(): void {
    if (this.#path === undefined) return;
    const bank: Bank = { schema: 1, examples: Object.fromEntries(this.#banked) };
    if (this.#banked.size === 0) rmSync(this.#path, { force: true });
    else replaceFile(this.#path, `${JSON.stringify(bank, null, 1)}\n`);
  }
}
