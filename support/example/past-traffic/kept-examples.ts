import type { RecordedExample } from '../../ground/evidence/recorded-run.ts';

const MOST = { passed: 20, failed: 100 };

/** Examples of any number in a limited space: of many of one kind, the last that is kept stands for all further ones. */
export class KeptExamples {
  readonly #kinds = new Map<string, RecordedExample[]>();
  readonly #deviations = new Set<string>();

  add(example: RecordedExample): void {
    const { rule, steps, seen } = example;
    const hasPassed = steps.every(({ status }) => status === 'PASSED');
    const kind = [rule, hasPassed, ...(seen?.forms ?? [])].join(' ');
    const same = this.#kinds.get(kind) ?? [];
    this.#kinds.set(kind, same);

    const before = this.#deviations.size;
    for (const { row, standing, where, wanted } of seen?.broken ?? [])
      this.#deviations.add([row, standing, where, wanted].join(' '));
    const isNews = this.#deviations.size > before;

    const last = same.at(-1);
    const most = hasPassed ? MOST.passed : MOST.failed;
    if (last === undefined || isNews || same.length < most) same.push(example);
    else same[same.length - 1] = { ...last, count: (last.count ?? 1) + 1 };
  }

  all(): RecordedExample[] {
    const all: RecordedExample[] = [];
    for (const { name, count = 1, ...rest } of [...this.#kinds.values()].flat())
      all.push(count === 1 ? { name, ...rest } : { ...rest, count, name: `${name}, and ${count - 1} more` });
    return all.sort((one, other) => one.line - other.line);
  }
}
