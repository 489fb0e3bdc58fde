/** One stage of something that is done in stages; a promise makes those after it wait. */
export interface Stage<Shared> {
  readonly name: string;
  readonly run: (shared: Shared) => Promise<void> | undefined;
}

/** Runs the stages in order on what they share; waits only when one of them does. */
export function runStages<Shared>(
  stages: readonly Stage<Shared>[],
  shared: Shared,
  from = 0,
): Promise<void> | undefined {
  for (let next = from; next < stages.length; next += 1) {
    const waiting = (stages[next] as Stage<Shared>).run(shared);
    if (waiting) return waiting.then(() => runStages(stages, shared, next + 1));
  }
  return undefined;
}

/** Takes steps in order, each after its own span; `wait` calls back after so many milliseconds. */
export function follow<Step extends { readonly after: number }>(
  steps: readonly Step[],
  take: (step: Step) => void,
  wait: (span: number, then: () => void) => void,
): void {
  for (const [place, step] of steps.entries()) {
    if (step.after > 0)
      return void wait(step.after, () => {
        take(step);
        follow(steps.slice(place + 1), take, wait);
      });
    take(step);
  }
}
