import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { realTime } from '../../ground/time/pause.ts';
import { within } from '../../ground/time/within.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';

/** What an example may take beside its waits, and its end beyond that; milliseconds. */
const BASE = 120_000;
const GRACE = 60_000;

/** More requests, questions to a driver or a facility and silences than an example has. */
const REQUESTS = 200;
const QUESTIONS = 20;
const SILENCES = 10;

const LONGEST = 2 ** 31 - 1;

/** How long one example may take, in milliseconds: its real waits twice, and everything that slows it by design. */
export function allowanceOf({ maxWaitMs, limits, callbacks, client, facilities = {} }: ResolvedTarget): number {
  const paced = limits.requestsPerSecond === undefined ? 0 : (REQUESTS / limits.requestsPerSecond) * 1000;
  let patience = client?.patienceMs ?? 0;
  for (const { patienceMs } of Object.values(facilities)) patience = Math.max(patience, patienceMs);
  const asked = QUESTIONS * patience;
  return Math.min(LONGEST, BASE + 2 * maxWaitMs + SILENCES * callbacks.patienceMs + paced + asked);
}

/** The time that one example has, from its first hook to its last step; the last hook has a grace of its own. */
export class ExampleTime {
  #allowance = BASE;
  readonly #ends = new WeakMap<object, number>();

  allow(milliseconds: number): void {
    this.#allowance = milliseconds;
  }

  /** Carries out one step or hook of `example`. Throws Inconclusive (target-unavailable) when its time is up. */
  async within<T>(example: object, act: () => T | Promise<T>, isLast = false): Promise<T> {
    const now = realTime.now();
    const end = this.#ends.get(example) ?? now + this.#allowance;
    this.#ends.set(example, end);
    const left = isLast ? Math.max(GRACE, end - now) : Math.max(0, end - now);
    const done = await within(
      Math.min(LONGEST, left),
      Promise.resolve(act()).then((value) => ({ value })),
    );
    if (done) return done.value;
    const seconds = Math.round(this.#allowance / 1000);
    throw new Inconclusive('target-unavailable', `the example did not end within ${seconds} s`);
  }
}

export const exampleTime = new ExampleTime();
