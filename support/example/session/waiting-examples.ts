import type { RealWaits } from '../../ground/time/real-waits.ts';
import { Tape } from '../../ground/time/tape.ts';
import { type Banked, readBank, writeBank } from './deferred-bank.ts';

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
