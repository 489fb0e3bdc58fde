import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../problems/usage-error.ts';
import { boundLine } from '../reporting/bound-line.ts';
import {
  type FaultOutcome,
  type KillMatrix,
  killLine,
  killMatrix,
  killMatrixMarkdown,
  problematic,
  survivorTable,
} from '../reporting/kill-matrix.ts';
import type { Verdicts } from '../reporting/verdicts.ts';
import { requireWritable } from '../reporting/write-reports.ts';
import { indexExamples, ruleTagOf } from '../rules/example-index.ts';
import { readRuleBook } from '../rules/rule-book.ts';
import { colors } from './colors.ts';
import { CucumberRunner, type CucumberSelection } from './cucumber-runner.ts';
import { Examination, type ExaminationSetup } from './examination.ts';
import { exampleKey, plainVerdict, type TrialCourt, tryFault } from './fault-trial.ts';
import { FaultSwitch } from './faults.ts';
import { controlsFor, type ProofPlan, planProof } from './proof-plan.ts';
import { ROOT } from './root.ts';
import { readyTarget } from './target.ts';

interface ProveFlags {
  readonly out: string;
  readonly quiet?: boolean;
}

/** The examples that the proof draws on: all, or those of the faults' rules and their controls. */
function plainSelection(plan: ProofPlan, { places, book }: ExaminationSetup): CucumberSelection {
  if (!plan.partial) return { paths: [...new Set(places.map(({ uri }) => uri))], tagExpression: '' };
  const rules = new Set([...plan.faults.map(({ rule }) => rule), ...plan.judgedRules]);
  for (const rule of [...rules]) {
    for (const { tags } of controlsFor(rule, places, book)) rules.add(ruleTagOf(tags) as string);
  }
  const used = places.filter(({ tags }) => rules.has(ruleTagOf(tags) ?? ''));
  if (used.length === 0) throw new UsageError('none of the rules concerned has an example.');
  return {
    paths: [...new Set(used.map(({ uri }) => uri))],
    tagExpression: [...rules].map((id) => `@${id}`).join(' or '),
  };
}

async function runPlain(plan: ProofPlan, setup: ExaminationSetup, runner: CucumberRunner) {
  const examination = new Examination(setup);
  await examination.run(runner, plainSelection(plan, setup));
  const run = examination.recorded();
  const green = run.examples.filter((example) => plainVerdict(example) === 'pass').map(exampleKey);
  const verdicts = examination.judge(run, plan.partial ? 'the rules to prove' : undefined);
  return { verdicts, green: new Set(green) };
}

async function tryAll({ faults }: ProofPlan, court: TrialCourt, quiet: boolean): Promise<FaultOutcome[]> {
  const outcomes: FaultOutcome[] = [];
  const { stderr } = process;
  for (const fault of faults) {
    const outcome = await tryFault(fault, court);
    outcomes.push(outcome);
    if (quiet) continue;
    if (stderr.isTTY) stderr.write(`\r\u001b[2K${outcomes.length}/${faults.length} ${fault.id}`);
    else if (outcomes.length % 50 === 0)
      stderr.write(`${outcomes.length} of ${faults.length} faults tried\n`);
  }
  if (stderr.isTTY && !quiet) stderr.write('\r\u001b[2K');
  return outcomes;
}

function write(matrix: KillMatrix, out: string): void {
  writeFileSync(join(out, 'kill-matrix.json'), `${JSON.stringify(matrix, null, 2)}\n`);
  writeFileSync(join(out, 'kill-matrix.md'), killMatrixMarkdown(matrix));
}

const notPassed = ({ rules }: Verdicts): string[] =>
  rules
    .filter(({ judged, verdict }) => judged && ['fail', 'error', 'inconclusive'].includes(verdict))
    .map(({ id, verdict }) => `${id} ${verdict}`);

function proofText(matrix: KillMatrix, plain: Verdicts, proven: boolean): string {
  const red = [...notPassed(plain), ...plain.troubles];
  const blocks = [
    `${proven ? colors.green('PROVEN') : colors.red('NOT PROVEN')}${matrix.partial ? ' (partial)' : ''} · ${killLine(matrix)}`,
    `without any fault: ${boundLine(plain)}${red.length > 0 ? `\n  ${red.join('\n  ')}` : ''}`,
  ];
  if (problematic(matrix).length > 0) blocks.push(survivorTable(matrix));
  if (matrix.rulesWithoutFault.length > 0)
    blocks.push(`judged rules without a fault:\n  ${matrix.rulesWithoutFault.join(', ')}`);
  return `${blocks.join('\n\n')}\n`;
}

async function prove(
  names: readonly string[],
  flags: ProveFlags,
  setup: ExaminationSetup,
  lab: FaultSwitch,
): Promise<number> {
  const plan = planProof(names, await lab.list(), setup.book, setup.places);
  const runner = await CucumberRunner.load();
  const { verdicts, green } = await runPlain(plan, setup, runner);
  const outcomes = await tryAll(plan, { runner, setup, lab, green }, setup.quiet);
  const { partial, judgedRules } = plan;
  const matrix = killMatrix(outcomes, judgedRules, { plain: verdicts.overall, partial });
  write(matrix, resolve(flags.out));
  const plainIsGreen = notPassed(verdicts).length + verdicts.troubles.length === 0;
  const proven = plainIsGreen && problematic(matrix).length === 0 && matrix.rulesWithoutFault.length === 0;
  process.stdout.write(proofText(matrix, verdicts, proven));
  return proven ? 0 : 1;
}

/** `plumbline prove`: shows that the examples catch every deliberate fault of the bundled reference. */
export async function proveCommand(names: readonly string[], flags: ProveFlags): Promise<number> {
  requireWritable(resolve(flags.out));
  const book = readRuleBook(join(ROOT, 'features/rules.json'));
  const places = indexExamples(ROOT);
  const { target, close } = await readyTarget();
  const lab = new FaultSwitch(target.lab as string);
  const setup: ExaminationSetup = { book, places, target, faults: [], quiet: flags.quiet === true };
  try {
    return await prove(names, flags, setup, lab);
  } finally {
    await lab.close();
    await close();
  }
}
