import type { Suspicion } from '../../ledger/suspect.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { startBundled } from '../../wire/target/bundled.ts';
import type { CucumberRunner } from './cucumber-runner.ts';
import { Examination, type ExaminationSetup } from './examination.ts';
import { select } from './selection.ts';
import { unreachableTags } from './target.ts';

const MORE_TRIES = 2;

/** With more red rules than this the target is not unstable but broken: trying again only costs. */
const FEW = 20;

type Opinion = Pick<Suspicion, 'redOnReference' | 'passesOnReference' | 'tries'>;

export interface Trial {
  readonly red: ReadonlySet<string>;
  readonly passed: ReadonlySet<string>;
}

interface Judges {
  readonly atReference: (ids: readonly string[]) => Promise<Trial>;
  readonly atTarget: (ids: readonly string[]) => Promise<Trial>;
}

/** What the reference and further tries say about rules that were red once. A try that finds neither is not counted. */
export async function opinionOn(
  ids: readonly string[],
  { atReference, atTarget }: Judges,
  more: number,
): Promise<Opinion> {
  const { red, passed } = await atReference(ids);
  const tries = new Map<string, { red: number; of: number }>();
  for (const id of ids) tries.set(id, { red: 1, of: 1 });
  for (let tried = 0; tried < more; tried += 1) {
    const trial = await atTarget(ids);
    for (const [id, counts] of tries) {
      if (trial.red.has(id)) counts.red += 1;
      if (trial.red.has(id) || trial.passed.has(id)) counts.of += 1;
    }
  }
  return { redOnReference: red, passesOnReference: passed, tries };
}

function trialIn({ rules }: Verdicts): { red: Set<string>; passed: Set<string> } {
  const trial = { red: new Set<string>(), passed: new Set<string>() };
  for (const { id, judged, verdict } of rules) {
    if (judged && verdict === 'fail') trial.red.add(id);
    if (judged && verdict === 'pass') trial.passed.add(id);
  }
  return trial;
}

/** Judges the rules of `ids` once more, on any target; nothing is left to other shards. */
async function tryAgain(ids: readonly string[], setup: ExaminationSetup, runner: CucumberRunner): Promise<Trial> {
  const { book, places, target } = setup;
  const selection = select({ rule: ids, unreachable: unreachableTags(target, book.rules) }, book, places);
  const examination = new Examination({ ...setup, quiet: true, shard: undefined });
  if (selection.paths.length > 0) await examination.run(runner, selection);
  return trialIn(examination.judge(examination.recorded(), selection.described));
}

/** Asks the bundled reference about the red rules of another target, and that target twice more. */
export async function secondOpinion(
  verdicts: Verdicts,
  setup: ExaminationSetup,
  runner: CucumberRunner,
): Promise<Opinion> {
  const ids = [...trialIn(verdicts).red];
  const { kind, variant, limits } = setup.target;
  if ((kind === 'bundled' && variant === undefined) || ids.length === 0) return {};
  const atReference = async (red: readonly string[]): Promise<Trial> => {
    const { target, close } = await startBundled({ faults: [] });
    try {
      return await tryAgain(red, { ...setup, target, faults: [] }, runner);
    } finally {
      await close();
    }
  };
  // Trying again waits for nothing: a rule of 24 hours is not to make a red run last for days.
  const unwaiting = { ...setup, target: { ...setup.target, maxWaitMs: 0 } };
  const atTarget = (red: readonly string[]): Promise<Trial> => tryAgain(red, unwaiting, runner);
  // A budget of messages is for the verdicts.
  const mayTryAgain = limits.messages === undefined && ids.length <= FEW;
  return opinionOn(ids, { atReference, atTarget }, mayTryAgain ? MORE_TRIES : 0);
}
