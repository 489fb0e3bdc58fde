import { doNothing } from '../../ground/do-nothing.ts';
import { ROOT } from '../../ground/own-package.ts';
import { indexExamples } from '../../ground/rules/example-index.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import { PROOF_SEEDS } from '../../ground/seed.ts';
import { CucumberRunner } from '../run/cucumber-runner.ts';
import { Examination } from '../run/examination.ts';
import { featuresOf } from '../run/example-paths.ts';
import { targetOfVariant } from '../run/selection.ts';
import { readyTarget } from '../run/target.ts';
import { inRed, runSettled, type TwinWord } from './plain-run.ts';

const tell = (word: TwinWord): void => void process.send?.(word);

// A terminal interrupts the whole group; the parent decides what that means.
process.on('SIGINT', doNothing);
process.once('disconnect', () => process.exit(0));

// Every example runs against the twin, which does otherwise whatever the document leaves open: nothing may be red.
try {
  const { target, close } = await readyTarget(targetOfVariant('twin'));
  const red: string[] = [];
  let judged = 0;
  let troubles: readonly string[];
  try {
    const places = indexExamples(ROOT);
    const setup = { book: readRuleBook(), places, target, faults: [], seed: PROOF_SEEDS.twin };
    const examination = new Examination({ ...setup, onExample: () => tell({ alive: true }) });
    const wanted = { paths: [...featuresOf(places)], selection: undefined };
    const { verdicts } = await runSettled(examination, setup, await CucumberRunner.load(), wanted);
    troubles = verdicts.troubles;
    for (const rule of verdicts.rules) {
      if (!rule.judged || !rule.inScope) continue;
      judged += 1;
      if (rule.verdict !== 'pass') red.push(inRed(rule));
    }
  } finally {
    await close();
  }
  tell({ twin: { judged, passed: judged - red.length, red: [...red, ...troubles] } });
} catch (error) {
  tell({ trouble: String((error as Error).stack) });
}
