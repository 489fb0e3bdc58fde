import type { RedExample } from '../../ledger/ending.ts';
import type { Trial } from '../../ledger/fault-outcome.ts';

/** How many examples are tried together first; each time that none of them catches the fault, twice as many. */
const FIRST = 1;

/** Whether an example of the rule caught its fault. */
const isKill = (rule: string, { red, crashes }: Trial): boolean =>
  crashes.length > 0 || red.some((example) => example.rule === rule && example.ending === 'assertion');

/** One trial made of several, each with other examples. */
const together = (one: Trial, next: Trial): Trial => ({
  ...next,
  own: one.own + next.own,
  red: [...one.red, ...next.red],
  crashes: [...new Set([...one.crashes, ...next.crashes])],
  ms: one.ms + next.ms,
});

/**
 * The examples of each rule that have caught a fault, the last one first. Faults that follow one another are alike, so that one of
 * these is likely to catch the next, and the other examples of the rule need not run. What is remembered changes the order and nothing else.
 */
export class Scouts {
  readonly #last = new Map<string, readonly string[]>();

  /** The paths of single examples in the order in which to try them. */
  ordered(rule: string, paths: readonly string[]): string[] {
    const known = (this.#last.get(rule) ?? []).filter((path) => paths.includes(path));
    return [...known, ...paths.filter((path) => !known.includes(path))];
  }

  /** Takes note of the examples that caught a fault of the rule. */
  learn(rule: string, red: readonly RedExample[]): void {
    const caught = red.find((example) => example.rule === rule && example.ending === 'assertion');
    if (!caught) return;
    const path = `${caught.uri}:${caught.line}`;
    this.#last.set(rule, [path, ...(this.#last.get(rule) ?? []).filter((each) => each !== path)]);
  }

  /** Tries examples of the rule until one catches its fault, or all have been tried. */
  async untilCaught(
    rule: string,
    paths: readonly string[],
    tryWith: (paths: readonly string[]) => Promise<Trial>,
  ): Promise<Trial> {
    const left = this.ordered(rule, paths);
    let trial = await tryWith(left.splice(0, FIRST));
    for (let size = 2 * FIRST; left.length > 0 && !isKill(rule, trial); size *= 2)
      trial = together(trial, await tryWith(left.splice(0, size)));
    this.learn(rule, trial.red);
    return trial;
  }
}
