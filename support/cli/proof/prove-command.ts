import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { EXIT } from '../../ground/exit-codes.ts';
import { jsonText } from '../../ground/json.ts';
import { makeFolder } from '../../ground/make-folder.ts';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { indexExamples } from '../../ground/rules/example-index.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import { caughtLater, killLine, problemTable, refusedAlternatives, sharesAsked } from '../../ledger/kill-matrix.ts';
import { knownFaultsIn, SIGNS, signsText } from '../../ledger/known-signs.ts';
import { killMatrixMarkdown } from '../../reports/kill-matrix-markdown.ts';
import { requireWritable } from '../../reports/write-reports.ts';
import type { ExaminationSetup } from '../run/examination.ts';
import { FaultSwitch } from '../run/faults.ts';
import { timeLeft } from '../run/progress.ts';
import { suiteIdentity } from '../run/suite.ts';
import { readyTarget } from '../run/target.ts';
import type { RunFlags } from '../terminal/options.ts';
import { colors, print, printJson } from '../terminal/streams.ts';
import { writeInto } from '../terminal/write-into.ts';
import { excusesAt } from './fault-space.ts';
import { Proof } from './proof.ts';
import { planProof } from './proof-plan.ts';
import { PART } from './search-part.ts';
import { ownWitnesses, witnessesIn } from './witness-file.ts';

/** Processes beside those of the cores: a trial waits for a third of its time. */
const SPARE = 1;

interface ProveFlags extends Pick<RunFlags, 'out' | 'workers' | 'quiet' | 'json' | 'shard'> {
  readonly all?: boolean;
  readonly frozen?: boolean;
  readonly excused?: string;
}

function progress(quiet: boolean): (done: number, left: number, fault: string) => void {
  const { stderr } = process;
  const startedAt = performance.now();
  return (done, left, fault) => {
    if (quiet) return;
    const total = done + left;
    const rest = ((performance.now() - startedAt) / Math.max(1, done)) * left;
    const line = `${done}/${total} ${timeLeft(rest)} ${fault}`;
    if (stderr.isTTY) stderr.write(`\r\u001b[2K${left > 0 ? line.slice(0, (stderr.columns || 80) - 1) : ''}`);
    else if (done % 100 === 0 || left === 0) stderr.write(`${done} of ${total} tried\n`);
  };
}

function proofText(matrix: Awaited<ReturnType<Proof['run']>>): string {
  const { partial, plain, twin, noticed } = matrix;
  const word = matrix.overall === 'proven' ? colors.green('PROVEN') : colors.red('NOT PROVEN');
  const blocks = [`${word}${partial ? ' (partial)' : ''} · ${killLine(matrix)}`];
  for (const [title, run] of Object.entries({ 'without any fault': plain, 'the twin': twin }))
    if (run) blocks.push([`${title}: ${run.passed} of ${run.judged} judged rules passed`, ...run.red].join('\n  '));
  blocks.push(...caughtLater(matrix));
  const lists = { 'renewed in the list of witnesses': matrix.renewed, 'how far the examples look': matrix.boundaries };
  for (const [title, lines = []] of Object.entries(lists))
    if (lines.length > 0) blocks.push(`${title}:\n  ${lines.join('\n  ')}`);
  if (noticed) {
    const all = noticed.examples.length + noticed.others.length;
    blocks.push(`the loss of ${noticed.examples.length} of ${all} examples would be noticed`);
  }
  const asked = sharesAsked(matrix.outcomes);
  if (asked.length > 0) blocks.push(asked.join('\n  '));
  if (matrix.problems.length > 0) blocks.push(`to repair:\n  ${matrix.problems.join('\n  ')}`);
  const survivors = problemTable(matrix);
  if (survivors !== '') blocks.push(survivors);
  blocks.push(...refusedAlternatives(matrix));
  return `${blocks.join('\n\n')}\n`;
}

export async function proveCommand(names: readonly string[], flags: ProveFlags): Promise<number> {
  if (flags.shard !== undefined && !flags.all)
    throw new UsageError('--shard divides a search of everything; add --all.');
  if (flags.all && names.length > 0) throw new UsageError(`--all tries every fault; leave ${names.join(' ')} out.`);
  const { shard, workers = availableParallelism() + SPARE } = flags;
  const out = resolve(flags.out);
  requireWritable(out, ['kill-matrix.json', 'kill-matrix.md', PART]);
  const book = readRuleBook();
  const places = indexExamples(ROOT);
  const { target, close } = await readyTarget();
  const lab = new FaultSwitch(target.lab as string);
  const quiet = flags.quiet === true || flags.json === true;
  const setup: ExaminationSetup = { book, places, target, faults: [] };
  try {
    const grammar = await lab.grammar();
    if (flags.excused !== undefined) {
      print(`${excusesAt(flags.excused, grammar)}\n`);
      return EXIT.success;
    }
    const plan = planProof(names, { faults: await lab.list(), ...(await lab.permitted()) }, book, places);
    const frozen = flags.frozen ?? (!flags.all && Boolean(process.env.CI));
    const proof = new Proof({ plan, lab, setup, grammar, workers, all: flags.all === true, shard, frozen, out });
    const matrix = await proof.run(progress(quiet));
    const files = { 'kill-matrix.json': jsonText(matrix), 'kill-matrix.md': killMatrixMarkdown(matrix) };
    writeInto(out, 'the kill matrix', files);
    if (flags.all && !shard && !frozen) {
      // What the witnesses are known by lies beside the built code: the examples that are red with each.
      const witnesses = witnessesIn(ownWitnesses());
      const tried = matrix.outcomes.filter(({ id }) => witnesses.has(id));
      makeFolder(dirname(SIGNS));
      writeFileSync(SIGNS, signsText(knownFaultsIn(tried), suiteIdentity().digest));
    }
    if (flags.json) printJson(JSON.stringify(matrix));
    else print(proofText(matrix));
    return matrix.overall === 'proven' ? EXIT.success : EXIT.red;
  } finally {
    await lab.close();
    await close();
  }
}
