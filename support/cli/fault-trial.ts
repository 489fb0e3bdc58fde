import { performance } from 'node:perf_hooks';
import { judgeExample } from '../reporting/judge-example.ts';
import type { FaultOutcome } from '../reporting/kill-matrix.ts';
import type { RecordedExample } from '../reporting/recorded-run.ts';
import type { JudgedExample } from '../reporting/verdicts.ts';
import { ruleTagOf } from '../rules/example-index.ts';
import type { CucumberRunner } from './cucumber-runner.ts';
import { Examination, type ExaminationSetup } from './examination.ts';
import type { Fault, FaultSwitch } from './faults.ts';
import { controlsFor } from './proof-plan.ts';

/** Everything that the trials of one proof share. */
export interface TrialCourt {
  readonly runner: CucumberRunner;
  readonly setup: ExaminationSetup;
  readonly lab: FaultSwitch;
  /** Examples that pass without a fault. */
  readonly green: ReadonlySet<string>;
}

/** Names an example so that it can be found in another run. */
export const exampleKey = ({ uri, line, name }: Pick<RecordedExample, 'uri' | 'line' | 'name'>): string =>
  `${uri}:${line} ${name}`;

/** The verdict of an example on its own, whatever the standing of its rule. */
export function plainVerdict(example: RecordedExample): JudgedExample['verdict'] {
  return judgeExample(example, { observed: false, cancelled: false }).verdict;
}

function whyNot(own: readonly RecordedExample[], green: ReadonlySet<string>): string {
  if (own.length === 0) return 'its rule has no example';
  if (own.every((example) => !green.has(exampleKey(example))))
    return 'no example of its rule passes without it';
  const verdicts = [...new Set(own.map(plainVerdict))].filter((verdict) => verdict !== 'pass');
  return verdicts.length > 0
    ? `its examples end in ${verdicts.join(', ')}, not in fail`
    : 'all examples pass';
}

async function runWith(fault: Fault, court: TrialCourt): Promise<readonly RecordedExample[]> {
  const { runner, setup, lab } = court;
  const own = setup.places.filter(({ tags }) => ruleTagOf(tags) === fault.rule);
  if (own.length === 0) return [];
  const controls = controlsFor(fault.rule, setup.places, setup.book);
  const rules = new Set(controls.flatMap(({ tags }) => ruleTagOf(tags) ?? []));
  const guarded = [...rules].map((id) => `(@${id} and @smoke)`);
  const examination = new Examination({ ...setup, faults: [fault.id], quiet: true });
  await lab.everywhere([fault.id]);
  await examination.run(runner, {
    paths: [...new Set([...own, ...controls].map(({ uri }) => uri))],
    tagExpression: [`@${fault.rule}`, ...guarded].join(' or '),
  });
  return examination.recorded().examples;
}

/** Runs the examples of a fault's own rule, and a few that it has no business to touch, with the fault on. */
export async function tryFault(fault: Fault, court: TrialCourt): Promise<FaultOutcome> {
  const before = performance.now();
  const examples = await runWith(fault, court);
  const turned = examples.filter(
    (example) => court.green.has(exampleKey(example)) && plainVerdict(example) !== 'pass',
  );
  const by = turned.filter((example) => example.rule === fault.rule && plainVerdict(example) === 'fail');
  const own = examples.filter((example) => example.rule === fault.rule);
  return {
    id: fault.id,
    rule: fault.rule,
    says: fault.says,
    caught: by.length > 0,
    by: by.map(exampleKey),
    because: by.length > 0 ? undefined : whyNot(own, court.green),
    collateral: turned.filter((example) => example.rule !== fault.rule).map(exampleKey),
    ms: Math.round(performance.now() - before),
  };
}
