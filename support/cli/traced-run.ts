import { PROOF_SEEDS } from '../ground/seed.ts';
import type { CucumberRunner } from './cucumber-runner.ts';
import { Examination, type ExaminationSetup } from './examination.ts';
import type { FaultSwitch } from './faults.ts';

/** By alternative the examples that reach it, told by a run without any that sends what its own trial will send. */
export async function runTraced(
  setup: ExaminationSetup,
  runner: CucumberRunner,
  lab: FaultSwitch,
): Promise<Readonly<Record<string, readonly string[]>>> {
  await lab.trace('alternatives');
  const examination = new Examination({ ...setup, quiet: true, seed: PROOF_SEEDS.alternatives });
  const paths = [...new Set(setup.places.map(({ uri }) => uri))];
  await examination.run(runner, { paths, tagExpression: '' });
  const reaching = await lab.reaching();
  await lab.endTrace();
  return reaching;
}
