import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { complain } from './streams.ts';

/** The Allure report, or why there is none. */
export interface AllureOutcome {
  readonly report?: string;
  readonly skipped?: string;
  readonly failed?: boolean;
}

const hasJava = (): boolean => {
  const { JAVA_HOME } = process.env;
  const java = JAVA_HOME ? join(JAVA_HOME, 'bin', 'java') : 'java';
  return spawnSync(java, ['-version'], { stdio: 'ignore' }).status === 0;
};

/** Turns the Allure results in `folder` into a report in `out`, when that is possible. */
export function makeAllureReport(folder: string, out: string): AllureOutcome {
  const results = resolve(folder, 'allure-results');
  if (!existsSync(results)) return { skipped: `there are no results in ${folder}.` };
  if (!hasJava()) return { skipped: 'it needs Java 8 or newer, which was not found.' };
  const packageFile = createRequire(import.meta.url).resolve('allure-commandline/package.json');
  const tool = join(dirname(packageFile), 'bin', 'allure');
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [tool, 'generate', '--clean', results, '-o', resolve(out, 'allure')],
    { encoding: 'utf8', env: { ...process.env, ALLURE_NO_ANALYTICS: 'true' } },
  );
  if (status !== 0) {
    complain(`allure failed\n${stdout}${stderr}`, 'plumbline report');
    return { failed: true };
  }
  return { report: join(out, 'allure', 'index.html') };
}
