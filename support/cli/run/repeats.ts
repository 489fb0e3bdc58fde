import { keptFor } from '../../wire/target/share.ts';
import type { CucumberRunner } from './cucumber-runner.ts';
import { Examination, type ExaminationSetup } from './examination.ts';
import { noteTry, type Trying, tryAgain } from './second-opinion.ts';

/** Of what a limit keeps for trying again the repeats get one part, and the two tries at the end one each. */
export const PARTS_WITH_REPEATS = 3;

export type RepeatState = 'waits' | 'runs' | 'red again' | 'passed' | 'undecided';

/**
 * Reds that somebody wants to see again while the run goes on. Each runs alone, between two parts of the run, and counts as
 * a try of its rule: a red that was seen stays one.
 */
export class Repeats {
  readonly states = new Map<string, RepeatState>();
  readonly #setup: ExaminationSetup;
  readonly #tries: Trying;
  readonly #paths: readonly string[] | undefined;
  #examination: Examination | undefined;

  constructor(setup: ExaminationSetup, tries: Trying, paths?: readonly string[]) {
    const target = { ...keptFor(setup.target, PARTS_WITH_REPEATS), maxWaitMs: 0, guesses: undefined };
    this.#setup = { ...setup, target, progress: undefined, between: undefined, onRed: undefined, shard: undefined };
    this.#tries = tries;
    this.#paths = paths;
  }

  ask(rule: string): void {
    if (this.states.get(rule) !== 'runs') this.states.set(rule, 'waits');
  }

  async take(runner: Promise<CucumberRunner>): Promise<void> {
    for (const [rule, state] of this.states) {
      if (state !== 'waits') continue;
      this.states.set(rule, 'runs');
      this.#examination ??= new Examination(this.#setup);
      const found = await tryAgain([rule], this.#setup, await runner, this.#paths, this.#examination);
      noteTry(this.#tries, rule, found);
      this.states.set(rule, found.red.has(rule) ? 'red again' : found.passed.has(rule) ? 'passed' : 'undecided');
    }
  }
}
