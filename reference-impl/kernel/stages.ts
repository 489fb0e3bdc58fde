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
