import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import { makeFolder } from '../../ground/make-folder.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { loadSavedRun } from '../../ledger/saved-run.ts';
import { reportsOf } from '../../reports/report-set.ts';
import type { RunFolder } from '../../reports/rulebook/run-folder.ts';
import { complain } from '../terminal/streams.ts';

function fileBeside(given: string, path: string): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(given)), path);
  } catch {
    return undefined;
  }
}

/** Makes a report of one file: Allure 2 where there is Java, else Allure 3 in that look and without analytics. */
function generator(results: string, out: string): readonly string[] | undefined {
  const { JAVA_HOME } = process.env;
  const java = JAVA_HOME ? join(JAVA_HOME, 'bin', 'java') : 'java';
  const hasJava = spawnSync(java, ['-version'], { stdio: 'ignore' }).status === 0;
  const second = hasJava ? fileBeside('allure-commandline/package.json', 'bin/allure') : undefined;
  if (second) return [second, 'generate', '--single-file', results, '-o', out];
  const third = fileBeside('allure-3', '../cli.js');
  return third === undefined ? undefined : [third, 'allure2', '--single-file', results, '-o', out];
}

const NO_GENERATOR =
  'it needs Java 8 or newer and the package allure-commandline, which "npm install --save-dev allure-commandline@2" installs, or without Java allure-3: "npm install --save-dev allure-3@npm:allure@3.18.0".';

/** A browser without scripts would show nothing at all. */
const NO_SCRIPTS =
  '<noscript><p>This report needs JavaScript. The report folder of the run has its content as text: verdicts.md, and the folder evidence.</p></noscript>';

export function makeAllureReport({ folder, verdicts }: RunFolder, out: string) {
  const results = resolve(out, 'allure-results');
  try {
    const { run } = loadSavedRun(folder);
    rmSync(results, { recursive: true, force: true });
    makeFolder(results);
    for (const [name, content] of reportsOf(verdicts, run, {}).allure)
      writeFileSync(resolve(out, name), content as string | Uint8Array);
  } catch (error) {
    if (error instanceof UsageError) return { skipped: error.message };
    throw error;
  }
  const made = resolve(out, 'allure');
  const command = generator(results, made);
  if (!command) return { skipped: NO_GENERATOR };
  rmSync(made, { recursive: true, force: true });
  const { status, stderr, stdout } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, ALLURE_NO_ANALYTICS: 'true' },
  });
  const page = join(made, 'index.html');
  if (status !== 0 || !existsSync(page)) {
    complain(`allure failed\n${stdout}${stderr}`, 'plumbline report');
    return { failed: true };
  }
  writeFileSync(page, readText(page).replace(/<body[^<>]*>/, `$&${NO_SCRIPTS}`));
  return { report: join(out, 'allure', 'index.html') };
}
