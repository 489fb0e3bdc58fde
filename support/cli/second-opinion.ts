import type { Suspicion } from '../reporting/suspect.ts';
import type { Verdicts } from '../reporting/verdicts.ts';
import { startBundled } from '../target/bundled.ts';
import type { ResolvedTarget } from '../target/target.ts';
import type { CucumberRunner } from './cucumber-runner.ts';
import { Examination, type ExaminationSetup } from './examination.ts';
import { select } from './selection.ts';
import { unreachableTags } from './target.ts';

/** Tries at the target beside the first one. */
const MORE_TRIES = 2;

/** With more red rules than this the target is not unstable but broken: trying again only costs. */
const FEW = 20;

type Opinion = Pick<Suspicion, 'redOnReference' | 'unstable'>;

const redRules = ({ rules }: Verdicts): string[] =>
  rules.filter((rule) => rule.judged && rule.verdict === 'fail').map((rule) => rule.id);

/** The rules of `ids` that are red when they are run once more, on any target. */
async function redAgain(
  ids: readonly string[],
  setup: ExaminationSetup,
  runner: CucumberRunner,
): Promise<ReadonlySet<string>> {
  const { book, places, target } = setup;
  const selection = select({ rule: ids, unreachable: unreachableTags(target, book.rules) }, book, places);
  const examination = new Examination({ ...setup, quiet: true });
  await examination.run(runner, selection);
  return new Set(redRules(examination.judge(examination.recorded(), selection.described)));
}

async function redOnReference(
  ids: readonly string[],
  setup: ExaminationSetup,
  runner: CucumberRunner,
): Promise<ReadonlySet<string>> {
  const { target, close } = await startBundled({ faults: [] });
  try {
    return await redAgain(ids, { ...setup, target, faults: [] }, runner);
  } finally {
    await close();
  }
}

/** A budget of messages is for the verdicts, not for trying again. */
const mayTryAgain = ({ limits }: ResolvedTarget, ids: readonly string[]): boolean =>
  limits.messages === undefined && ids.length <= FEW;

/** Asks the bundled reference about the red rules of another target, and that target twice more. */
export async function secondOpinion(
  verdicts: Verdicts,
  setup: ExaminationSetup,
  runner: CucumberRunner,
): Promise<Opinion> {
  const ids = redRules(verdicts);
  if (setup.target.kind === 'bundled' || ids.length === 0) return {};
  const opinion = { redOnReference: await redOnReference(ids, setup, runner), unstable: new Set<string>() };
  for (let tried = 0; tried < MORE_TRIES && mayTryAgain(setup.target, ids); tried += 1) {
    const red = await redAgain(ids, setup, runner);
    for (const id of ids) if (!red.has(id)) opinion.unstable.add(id);
  }
  return opinion;
}
