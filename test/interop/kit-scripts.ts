import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ended, folder } from './command-line.ts';

/** Several runs in one test, on a machine that has other things to do too. */

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The text of a file of the project. */
export const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Runs a script of a kit as a CI engine would: in a folder of the user's, with variables of the engine. */
export function carryOut(command: string, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<Ended> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    said.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.stderr += chunk;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...said })));
}

/** A program that has commands of plumbline carried out by the processes of the tests. */
export const ASK = join(ROOT, 'test/warm/ask.mjs');

/** A command that runs few rules, in place of the whole suite. */
export function few(name: string): string {
  const path = join(folder, name);
  const few = '--tags "@MSG-DEDUP-01 or @MSG-DEDUP-02 or @MSG-DEDUP-03 or @TOK-01 or @TOK-04" --quiet';
  writeFileSync(path, `#!/bin/sh\n[ "$1" != run ] || set -- "$@" ${few}\nexec '${process.execPath}' '${ASK}' "$@"\n`, {
    mode: 0o755,
  });
  return path;
}

const ledger = (out: string) => JSON.parse(readFileSync(join(folder, out, 'verdicts.json'), 'utf8'));

/** The ids of the rules that have examples in a run. */
export const ranIn = (out: string): string[] =>
  ledger(out)
    .rules.filter(({ examples }: { examples: unknown[] }) => examples.length > 0)
    .map(({ id }: { id: string }) => id);

/** Carries out every shard of a run at once. */
export async function spread(total: number, shard: (index: number) => Promise<Ended>): Promise<Ended[]> {
  return Promise.all(Array.from({ length: total }, (_, index) => shard(index)));
}
