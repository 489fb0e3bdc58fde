import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { ROOT } from '../../support/ground/own-package.ts';
import { unknownName } from '../../support/ground/rules/nearest.ts';
import { AREAS, filesOf } from './areas.ts';
import { keepResults, keptScores } from './keep-results.ts';

const HELP = `npm run mutate [-- AREA… --again --workers N]

  AREA…      ${Object.keys(AREAS).join(' ')} (default: all)
  --again    only what survived the last run on this machine
  --examples feature files to try them by (a glob, repeatable; default: all). Fewer kill less: the score is a lower bound
  --workers  processes (default: 2)
`;

const tsx = `--import=${import.meta.resolve('tsx')}`;

/** How many more lines a mutant may span. */
const REACH = 4;

/** The lines of the area on which something survived the last run. */
function survivingLines(area: string): string[] {
  const survivors = keptScores()[area]?.survivors ?? [];
  const lines = survivors.flatMap(({ file, code }) => {
    const text = readFileSync(join(ROOT, file), 'utf8').split('\n');
    const wanted = code.replace(/…$/, '');
    return text.flatMap((line, at) =>
      line.replace(/\s+/g, ' ').trim().startsWith(wanted) ? [`${file}:${at + 1}-${at + 1 + REACH}`] : [],
    );
  });
  return [...new Set(lines)];
}

async function mutate(areas: readonly string[], again: boolean, workers: number, testFiles: string[]): Promise<void> {
  const stryker = new Stryker({
    mutate: areas.flatMap((area) => (again ? survivingLines(area) : filesOf(area))),
    ignorePatterns: ['/reports', '/.*', '/docs', '/test/*', '!/test/mutation'],
    plugins: [join(import.meta.dirname, 'stryker-plugin.ts')],
    testRunner: 'examples',
    testRunnerNodeArgs: [tsx],
    checkerNodeArgs: [tsx],
    ignorers: ['silent-texts'],
    coverageAnalysis: 'perTest',
    testFiles,
    concurrency: workers,
    // Far beyond what examples take: a mutant must hang to be killed by time, however busy the machine is.
    timeoutMS: 20_000,
    timeoutFactor: 5,
    dryRunTimeoutMinutes: 15,
    tempDirName: join(tmpdir(), 'plumbline-mutation'),
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    reporters: ['progress-append-only'],
    thresholds: { break: null },
  });
  const open = keepResults(areas, await stryker.runMutationTest(), again);
  if (open.length > 0) process.stdout.write(`\nsurvivors without a reason:\n${open.join('\n')}\n`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    examples: { type: 'string', multiple: true, default: [] },
    workers: { type: 'string', default: '2' },
  },
});
const refuse = (message: string): void => {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
};

const areas = positionals.length > 0 ? positionals : Object.keys(AREAS);
const unknown = areas.find((area) => !Object.hasOwn(AREAS, area));
const untried = values.again ? areas.filter((area) => !keptScores()[area]) : [];
if (values.help) process.stdout.write(HELP);
else if (unknown !== undefined) refuse(unknownName('area', unknown, Object.keys(AREAS), 'npm run mutate -- --help'));
else if (untried.length > 0) refuse(`--again needs an earlier run of ${untried.join(', ')} on this machine`);
else await mutate(areas, values.again, Number(values.workers), values.examples);
