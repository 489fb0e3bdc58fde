import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { AREAS } from './areas.ts';
import { keepResults } from './keep-results.ts';

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { workers: { type: 'string', default: '2' } },
});
const unknown = asked.find((name) => !Object.hasOwn(AREAS, name));
if (unknown !== undefined) {
  process.stderr.write(`There is no area ${unknown}. Areas: ${Object.keys(AREAS).join(', ')}\n`);
  process.exit(2);
}
const names = asked.length > 0 ? asked : Object.keys(AREAS);

const results = await new Stryker({
  mutate: names.flatMap((name) => AREAS[name] ?? []),
  ignorePatterns: ['/reports', '/.plumbline', '/.git', '/.github', '/.ci', '/docs', '/test/*', '!/test/mutation'],
  plugins: [join(import.meta.dirname, 'stryker-plugin.ts')],
  testRunner: 'examples',
  testRunnerNodeArgs: [`--import=${import.meta.resolve('tsx')}`],
  checkerNodeArgs: [`--import=${import.meta.resolve('tsx')}`],
  ignorers: ['silent-texts'],
  coverageAnalysis: 'perTest',
  ignoreStatic: false,
  concurrency: Number(values.workers),
  // Far beyond what examples take: a mutant must hang to be killed by time, however busy the machine is.
  timeoutMS: 30_000,
  timeoutFactor: 5,
  dryRunTimeoutMinutes: 15,
  tempDirName: join(tmpdir(), 'plumbline-mutation'),
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  reporters: ['progress-append-only'],
  warnings: { slow: false },
  thresholds: { break: null },
}).runMutationTest();

keepResults(names, results);
