import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../problems/usage-error.ts';

const HARNESS_ERROR = 5;

const hasJava = (): boolean => {
  const { JAVA_HOME } = process.env;
  const java = JAVA_HOME ? join(JAVA_HOME, 'bin', 'java') : 'java';
  return spawnSync(java, ['-version'], { stdio: 'ignore' }).status === 0;
};

/** `plumbline report`: turns the results of the last run into the Allure report; answers the exit code. */
export async function reportCommand({ out }: { out: string }): Promise<number> {
  const folder = resolve(out);
  const results = join(folder, 'allure-results');
  if (!existsSync(results))
    throw new UsageError(`there are no results in ${out}; "plumbline run --out ${out}" makes them.`);
  if (!hasJava())
    throw new UsageError(
      'the Allure report needs Java 8 or newer, which was not found; everything else in the reports works without.',
    );
  const packageFile = createRequire(import.meta.url).resolve('allure-commandline/package.json');
  const tool = join(dirname(packageFile), 'bin', 'allure');
  const report = join(folder, 'allure');
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [tool, 'generate', '--clean', results, '-o', report],
    { encoding: 'utf8', env: { ...process.env, ALLURE_NO_ANALYTICS: 'true' } },
  );
  if (status !== 0) {
    process.stderr.write(`plumbline report: allure failed\n${stdout}${stderr}`);
    return HARNESS_ERROR;
  }
  process.stdout.write(`Allure report in ${join(out, 'allure', 'index.html')}\n`);
  return 0;
}
