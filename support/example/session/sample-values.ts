import { LONG_TEXTS, OFFSETS, SHORT_TEXTS, SPELLINGS } from '../../ground/sample-values.data.ts';
import { DEFAULT_SEED, drawn } from '../../ground/seed.ts';
import type { Spelling } from '../../wire/http/header-names.ts';

/**
 * The values of an example that it does not write down itself, each from its class. They follow from the seed of the run
 * and the example, so that the same seed repeats them.
 */
export class SampleValues {
  readonly #seed: number;
  readonly #example: string;
  #requests = 0;

  constructor(seed = DEFAULT_SEED, example = '') {
    this.#seed = seed;
    this.#example = example;
  }

  #draw<Value>(values: readonly Value[], purpose: string): Value {
    return drawn(values, this.#seed, `${this.#example} ${purpose}`);
  }

  /** The text of a message; of one part alone where each part is paid for. */
  text({ short }: { short: boolean }): string {
    return this.#draw(short ? SHORT_TEXTS : [...SHORT_TEXTS, ...LONG_TEXTS], 'text');
  }

  /** Where an example begins that names no instant: off the second. */
  get start(): string {
    return `2024-01-15T12:00:00.${String(this.#draw(OFFSETS, 'start')).padStart(3, '0')}Z`;
  }

  /** How the next request writes its header names. */
  spelling(): Spelling {
    this.#requests += 1;
    return this.#draw(SPELLINGS, `spelling ${this.#requests}`);
  }
}
