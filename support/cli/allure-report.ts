import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const HARNESS_ERROR = 5;

const hasJava = (): boolean => {
  const { JAVA_HOME } = process.env;
  const java = JAVA_HOME ? join(JAVA_HOME, 'bin', 'java') : 'java';
  return spawnSync(java, ['-version'], { stdio: 'ignore' }).status === 0;
};

function skip(why: string): number {
  process.stdout.write(`Allure report skipped: ${why}\n`);
  return 0;
}

/** Turns the Allure results in `folder` into a report in `out`; says so when that is not possible. Answers the exit code. */
export function makeAllureReport(folder: string, out: string): number {
  const results = resolve(folder, 'allure-results');
  if (!existsSync(results)) return skip(`there are no results in ${folder}.`);
  if (!hasJava()) return skip('it needs Java 8 or newer, which was not found.');
  const packageFile = createRequire(import.meta.url).resolve('allure-commandline/package.json');
  const tool = join(dirname(packageFile), 'bin', 'allure');
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [tool, 'generate', '--clean', results, '-o', resolve(out, 'allure')],
    { encoding: 'utf8', env: { ...process.env, ALLURE_NO_ANALYTICS: 'true' } },
  );
  if (status !== 0) {
    process.stderr.write(`plumbline report: allure failed\n${stdout}${stderr}`);
    return HARNESS_ERROR;
  }
  process.stdout.write(`Allure report in ${join(out, 'allure', 'index.html')}\n`);
  return 0;
}
