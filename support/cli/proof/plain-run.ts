import { endingOf, exampleKey } from '../../ledger/ending.ts';
import type { PlainRun } from '../../ledger/kill-matrix.ts';
import { everyRule } from '../../ledger/verdicts.ts';
import type { CucumberRunner } from '../run/cucumber-runner.ts';
import { Examination, type ExaminationSetup } from '../run/examination.ts';
import { pathsTo } from '../run/example-paths.ts';
import type { ProofPlan } from './proof-plan.ts';
import type { TrialJob } from './trial-plan.ts';

/** The run without faults: what it says of the rules, and the examples that pass. */
interface PlainResult {
  readonly plain: PlainRun;
  readonly green: ReadonlySet<string>;
  /** The examples of judged rules that pass. */
  readonly asked: readonly string[];
}

/** The examples that any of the trials draws on. */
function drawnOn(jobs: readonly TrialJob[]): string[] {
  const places = jobs.flatMap(({ paths }) =>
    paths.flatMap((path) => {
      const [uri = '', ...lines] = path.split(':');
      return lines.map((line) => ({ uri, line: Number(line), name: '', tags: [] }));
    }),
  );
  return pathsTo(places);
}

/** Runs every example once without any fault, or for a partial proof those that its trials draw on, unless it looks for an owner among all. */
export async function runPlain(
  plan: ProofPlan,
  jobs: readonly TrialJob[],
  setup: ExaminationSetup,
  runner: CucumberRunner,
): Promise<PlainResult> {
  const isWhole = !plan.partial || plan.sought.length > 0;
  const paths = isWhole ? [...new Set(setup.places.map(({ uri }) => uri))] : drawnOn(jobs);
  const examination = new Examination({ ...setup, quiet: true });
  await examination.run(runner, { paths, tagExpression: '' });
  const run = examination.recorded();
  const verdicts = examination.judge(run, isWhole ? undefined : 'the rules to prove');
  const { troubles } = verdicts;
  const ran = everyRule(verdicts).filter(({ judged, verdict }) => judged && verdict !== 'not-selected');
  const red = ran.filter(({ verdict }) => verdict !== 'pass').map(({ id, verdict }) => `${id} ${verdict}`);
  const passing = run.examples.filter((example) => endingOf(example) === 'pass');
  const judged = new Set(ran.map(({ id }) => id));
  const asked = passing.filter(({ rule }) => judged.has(rule) && !rule.startsWith('FORM-'));
  return {
    plain: {
      judged: ran.length,
      passed: ran.length - red.length,
      red: [...red, ...troubles],
    },
    green: new Set(passing.map(exampleKey)),
    asked: asked.map(exampleKey),
  };
}
