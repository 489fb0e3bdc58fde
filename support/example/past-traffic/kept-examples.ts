import type { RecordedExample } from '../../ground/evidence/recorded-run.ts';

/** Examples of one kind that are kept one by one: those that pass, and those that fail. */
const MOST = { passed: 20, failed: 100 };

const hasPassed = ({ steps }: RecordedExample): boolean => steps.every(({ status }) => status === 'PASSED');

/** Examples of the same kind would come to the same verdicts. */
const kindOf = ({ rule, seen, ...example }: RecordedExample): string =>
  [rule, hasPassed({ rule, ...example }), ...(seen?.forms ?? [])].join(' ');

/** Examples of any number in a limited space: of many of one kind, the last that is kept stands for all further ones. */
export class KeptExamples {
  readonly #kinds = new Map<string, RecordedExample[]>();
  readonly #deviations = new Set<string>();

  add(example: RecordedExample): void {
    const kind = kindOf(example);
    const same = this.#kinds.get(kind) ?? [];
    this.#kinds.set(kind, same);
    const isNews = this.#deviates(example);
    const last = same.at(-1);
    const most = hasPassed(example) ? MOST.passed : MOST.failed;
    if (last === undefined || isNews || same.length < most) same.push(example);
    else same[same.length - 1] = { ...last, count: (last.count ?? 1) + 1 };
  }

  /** All of them in the order of their entries. */
  get all(): RecordedExample[] {
    const told = ({ name, count = 1, ...rest }: RecordedExample): RecordedExample =>
      count === 1 ? { name, ...rest } : { ...rest, count, name: `${name}, and ${count - 1} more` };
    return [...this.#kinds.values()]
      .flat()
      .sort((one, other) => one.line - other.line)
      .map(told);
  }

  /** Whether an example deviates from a form as no earlier one does. */
  #deviates({ seen }: RecordedExample): boolean {
    const before = this.#deviations.size;
    for (const { row, standing, where, wanted } of seen?.broken ?? [])
      this.#deviations.add([row, standing, where, wanted].join(' '));
    return this.#deviations.size > before;
  }
}
