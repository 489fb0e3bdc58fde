import type { Suspicion } from '../../ledger/suspect.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { startBundled } from '../../wire/target/bundled.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import type { CucumberRunner } from './cucumber-runner.ts';
import { Examination, type ExaminationSetup } from './examination.ts';
import { select } from './selection.ts';
import { unreachableTags } from './target.ts';

/** Tries at the target beside the first one. */
const MORE_TRIES = 2;

/** With more red rules than this the target is not unstable but broken: trying again only costs. */
const FEW = 20;

type Opinion = Pick<Suspicion, 'redOnReference' | 'passesOnReference' | 'tries'>;

/** The rules that one more try found red, and those that passed; a rule may be neither. */
export interface Trial {
  readonly red: ReadonlySet<string>;
  readonly passed: ReadonlySet<string>;
}

/** Ways to judge some rules once more. */
export interface Judges {
  readonly atReference: (ids: readonly string[]) => Promise<Trial>;
  readonly atTarget: (ids: readonly string[]) => Promise<Trial>;
}

const idsOf = ({ rules }: Verdicts, verdict: 'fail' | 'pass'): string[] =>
  rules.filter((rule) => rule.judged && rule.verdict === verdict).map((rule) => rule.id);

/** Judges the rules of `ids` once more, on any target; nothing is left to other shards. */
async function tryAgain(ids: readonly string[], setup: ExaminationSetup, runner: CucumberRunner): Promise<Trial> {
  const { book, places, target } = setup;
  const selection = select({ rule: ids, unreachable: unreachableTags(target, book.rules) }, book, places);
  const examination = new Examination({ ...setup, quiet: true, shard: undefined });
  if (selection.paths.length > 0) await examination.run(runner, selection);
  const verdicts = examination.judge(examination.recorded(), selection.described);
  return { red: new Set(idsOf(verdicts, 'fail')), passed: new Set(idsOf(verdicts, 'pass')) };
}

async function tryReference(ids: readonly string[], setup: ExaminationSetup, runner: CucumberRunner): Promise<Trial> {
  const { target, close } = await startBundled({ faults: [] });
  try {
    return await tryAgain(ids, { ...setup, target, faults: [] }, runner);
  } finally {
    await close();
  }
}

/** What the reference and further tries say about rules that were red once. A try that finds neither is not counted. */
export async function opinionOn(
  ids: readonly string[],
  { atReference, atTarget }: Judges,
  more: number,
): Promise<Opinion> {
  const { red, passed } = await atReference(ids);
  const tries = new Map(ids.map((id) => [id, { red: 1, of: 1 }]));
  for (let tried = 0; tried < more; tried += 1) {
    const trial = await atTarget(ids);
    for (const [id, before] of tries) {
      if (trial.red.has(id)) tries.set(id, { red: before.red + 1, of: before.of + 1 });
      else if (trial.passed.has(id)) tries.set(id, { ...before, of: before.of + 1 });
    }
  }
  return { redOnReference: red, passesOnReference: passed, tries };
}

/** A budget of messages is for the verdicts, not for trying again. */
const mayTryAgain = ({ limits }: ResolvedTarget, ids: readonly string[]): boolean =>
  limits.messages === undefined && ids.length <= FEW;

/** Trying again waits for nothing: a rule of 24 hours is not to make a red run last for days. */
const withoutWaits = (target: ResolvedTarget): ResolvedTarget => ({ ...target, maxWaitMs: 0 });

/** Asks the bundled reference about the red rules of another target, and that target twice more. */
export async function secondOpinion(
  verdicts: Verdicts,
  setup: ExaminationSetup,
  runner: CucumberRunner,
): Promise<Opinion> {
  const ids = idsOf(verdicts, 'fail');
  const { kind, variant } = setup.target;
  if ((kind === 'bundled' && variant === undefined) || ids.length === 0) return {};
  const judges: Judges = {
    atReference: (red) => tryReference(red, setup, runner),
    atTarget: (red) => tryAgain(red, { ...setup, target: withoutWaits(setup.target) }, runner),
  };
  return opinionOn(ids, judges, mayTryAgain(setup.target, ids) ? MORE_TRIES : 0);
}
