import type { RedExample } from '../ledger/ending.ts';

/**
 * The example of each rule that caught a fault last. Faults that follow one another are alike, so it is likely to catch the next one,
 * and the other examples of the rule need not run.
 */
export class Scouts {
  readonly #last = new Map<string, string>();

  /** The path of the example to try first, if any. */
  of(rule: string): string | undefined {
    return this.#last.get(rule);
  }

  /** Whether an example of the rule caught the fault; it goes first the next time. */
  learn(rule: string, red: readonly RedExample[]): boolean {
    const caught = red.find((example) => example.rule === rule && example.ending === 'assertion');
    if (caught && !rule.startsWith('FORM-')) this.#last.set(rule, `${caught.uri}:${caught.line}`);
    return caught !== undefined;
  }
}
