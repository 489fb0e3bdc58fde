import type { RedExample } from '../../ledger/ending.ts';
import type { Trial } from '../../ledger/fault-outcome.ts';

/** How many examples are tried together first; each time that none catches the fault, twice as many. */
const FIRST_BATCH = 1;

const killIn = (rule: string, red: readonly RedExample[]): RedExample | undefined =>
  red.find((example) => example.rule === rule && example.ending === 'assertion');

/** The examples of each rule that caught a fault, the last first: it changes the order of examples and nothing else. */
export class Scouts {
  readonly #last = new Map<string, readonly string[]>();

  ordered(rule: string, paths: readonly string[]): string[] {
    const known = (this.#last.get(rule) ?? []).filter((path) => paths.includes(path));
    return [...new Set([...known, ...paths])];
  }

  learn(rule: string, red: readonly RedExample[]): void {
    const caught = killIn(rule, red);
    if (!caught) return;
    const last = new Set([`${caught.uri}:${caught.line}`, ...(this.#last.get(rule) ?? [])]);
    this.#last.set(rule, [...last]);
  }

  async untilCaught(
    rule: string,
    paths: readonly string[],
    tryWith: (paths: readonly string[]) => Promise<Trial>,
  ): Promise<Trial> {
    const left = this.ordered(rule, paths);
    let trial = await tryWith(left.splice(0, FIRST_BATCH));
    for (let size = 2 * FIRST_BATCH; left.length > 0; size *= 2) {
      if (trial.crashes.length > 0 || killIn(rule, trial.red)) break;
      const next = await tryWith(left.splice(0, size));
      trial = {
        ...next,
        own: trial.own + next.own,
        red: [...trial.red, ...next.red],
        crashes: [...new Set([...trial.crashes, ...next.crashes])],
        ms: trial.ms + next.ms,
      };
    }
    this.learn(rule, trial.red);
    return trial;
  }
}
