import { Inconclusive } from '../problems/inconclusive.ts';

export interface TapedAnswer {
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly failed?: string;
}

export interface TapedSlot {
  readonly name: string;
  readonly url: string;
  readonly arrivals: readonly unknown[];
}

export interface TapeContent {
  readonly answers: readonly TapedAnswer[];
  readonly keys: readonly string[];
  readonly slots: readonly TapedSlot[];
  /** How many notifications had come each time the example waited for silence. */
  readonly silences: readonly number[];
  readonly waits: readonly { readonly from: number; readonly until: number }[];
}

export const BLANK: TapeContent = { answers: [], keys: [], slots: [], silences: [], waits: [] };

type Kind = keyof TapeContent;

export class Tape {
  isLive: boolean;
  /** Told how many notifications are known of from now on. */
  released?: (count: number) => void;
  readonly content: TapeContent;
  readonly #content: { [K in Kind]: Array<TapeContent[K][number]> };
  readonly #played: Record<Kind, number> = { answers: 0, keys: 0, slots: 0, silences: 0, waits: 0 };
  /** The recording comes from an earlier run: nobody listened for notifications while the example waited. */
  readonly hasGap: boolean;

  constructor(content: TapeContent = BLANK, hasGap = false) {
    this.hasGap = hasGap;
    const { answers, keys, slots, silences, waits } = content;
    this.#content = {
      answers: [...answers],
      keys: [...keys],
      slots: [...slots],
      silences: [...silences],
      waits: [...waits],
    };
    this.content = this.#content;
    this.isLive = waits.length === 0;
  }

  next<K extends Kind>(kind: K): TapeContent[K][number] | undefined {
    if (this.isLive) return undefined;
    const entry = this.#content[kind][this.#played[kind]];
    if (entry === undefined || entry === null)
      throw new Inconclusive('insufficient-evidence', 'what was carried over no longer fits the example');
    this.#played[kind] += 1;
    return entry;
  }

  /** Keeps room for something that is still to come, so that order is that of asking; returns a function that fills it. */
  reserve<K extends Kind>(kind: K): (entry: TapeContent[K][number]) => void {
    const entries = this.#content[kind] as unknown[];
    const place = entries.push(undefined) - 1;
    return (entry) => {
      entries[place] = entry;
    };
  }

  key(fresh: () => string): string {
    const played = this.next('keys');
    if (played !== undefined) return played;
    const key = fresh();
    this.#content.keys.push(key);
    return key;
  }

  get isAtItsEnd(): boolean {
    return this.#played.waits === this.#content.waits.length;
  }

  /** What time it was for the example, in milliseconds since the epoch; undefined once it is live. */
  now(): number | undefined {
    if (this.isLive) return undefined;
    const { answers, waits } = this.#content;
    const answer = answers[this.#played.answers]?.at ?? Number.POSITIVE_INFINITY;
    return Math.min(answer, (waits[this.#played.waits] ?? waits.at(-1))?.from ?? answer);
  }

  goLive(): void {
    this.isLive = true;
    this.released?.(Number.POSITIVE_INFINITY);
  }

  /** Puts the addresses as they are now in the place of those that were played: what comes there is on the tape again. */
  renewSlots(slots: readonly TapedSlot[]): void {
    this.#content.slots.splice(0, slots.length, ...slots);
  }
}
