import { PROOF_SEEDS } from '../../ground/seed.ts';
import type { PlainRun } from '../../ledger/kill-matrix.ts';
import type { CucumberRunner } from '../cucumber-runner.ts';
import { Examination, type ExaminationSetup } from '../examination.ts';
import { readyTarget } from '../target.ts';
import { targetOfVariant } from '../variant.ts';

/** Runs every example against the twin, which does otherwise whatever the document leaves open: nothing may be red. */
export async function runTwin(setup: ExaminationSetup, runner: CucumberRunner): Promise<PlainRun> {
  const { target, close } = await readyTarget(targetOfVariant('twin'));
  try {
    const examination = new Examination({ ...setup, target, quiet: true, seed: PROOF_SEEDS.twin });
    const paths = [...new Set(setup.places.map(({ uri }) => uri))];
    await examination.run(runner, { paths, tagExpression: '' });
    const { rules, troubles } = examination.judge(examination.recorded(), undefined);
    const judged = rules.filter((rule) => rule.judged && rule.inScope);
    const red = judged.filter(({ verdict }) => verdict !== 'pass').map(({ id, verdict }) => `${id} ${verdict}`);
    return { judged: judged.length, passed: judged.length - red.length, red: [...red, ...troubles] };
  } finally {
    await close();
  }
}
