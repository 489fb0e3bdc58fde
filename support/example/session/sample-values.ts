import type { Facts } from '../../ground/facts.ts';
import {
  LONG_TEXTS,
  MOMENTS,
  NAMES,
  OFFSETS,
  SHORT_TEXTS,
  SPELLINGS,
  USUAL_MOMENT,
} from '../../ground/sample-values.data.ts';
import { DEFAULT_SEED, drawn } from '../../ground/seed.ts';
import type { Spelling } from '../../wire/http/header-names.ts';

/** The number that a lab's world has first, third where a target's own stand for it, and the one that is first there. */
const USUAL = '61491570156';
const FIRST = '46700000001';

/** The values of an example that it does not write down, each from its class; they follow from its seed. */
export class SampleValues {
  readonly #seed: number;
  readonly #example: string;
  readonly #written: string;
  #requests = 0;

  /** `written` is all the text of the example's steps. */
  constructor(seed = DEFAULT_SEED, example = '', written = '') {
    this.#seed = seed;
    this.#example = example;
    this.#written = written;
  }

  #draw<Value>(values: readonly Value[], purpose: string): Value {
    return drawn(values, this.#seed, `${this.#example} ${purpose}`);
  }

  /** The text of a message; of one part alone where each part is paid for. */
  text({ short }: { short: boolean }): string {
    return this.#draw(short ? SHORT_TEXTS : [...SHORT_TEXTS, ...LONG_TEXTS], 'text');
  }

  name(): string {
    return this.#draw(NAMES, 'name');
  }

  /** The same facts with the reachable numbers in an order of its own, unless the example writes one of them. */
  castIn(facts: Facts): Facts {
    const { reachable, ...others } = facts.numbers;
    if (reachable === undefined) return facts;
    if (reachable.some((number) => this.#written.includes(number.slice(1)))) return facts;
    const first = reachable.length === 0 ? 0 : this.#draw([...reachable.keys()], 'numbers');
    return { ...facts, numbers: { ...others, reachable: [...reachable.slice(first), ...reachable.slice(0, first)] } };
  }

  /**
   * The same where a target's own numbers stand for those of a lab's world. The number that steps use of themselves is
   * first there, and an example may write it afterwards: both are the same number of the target then.
   */
  castOnAccount(facts: Facts): Facts {
    const cast = this.castIn(facts);
    const [first, second, ...others] = cast.numbers.reachable ?? [];
    const isMeant = this.#written.includes(USUAL) && !this.#written.includes(FIRST);
    if (first === undefined || second === undefined || !isMeant) return cast;
    return { ...cast, numbers: { ...cast.numbers, reachable: [first, second, first, ...others] } };
  }

  /** Where an example begins that sets no clock: off the second, and at a moment of its own unless it writes a date. */
  get start(): string {
    const moment = /\b20\d\d-\d\d-\d\d/.test(this.#written) ? USUAL_MOMENT : this.#draw(MOMENTS, 'moment');
    return `${moment}.${String(this.#draw(OFFSETS, 'start')).padStart(3, '0')}Z`;
  }

  spelling(): Spelling {
    this.#requests += 1;
    return this.#draw(SPELLINGS, `spelling ${this.#requests}`);
  }
}
