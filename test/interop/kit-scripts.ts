import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ended, folder, ledgerIn, startedAs } from './command-line.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Runs a script of a kit as a CI engine would: in a folder of the user's, with variables of the engine. */
export const carryOut = (...[command, args, environment]: Parameters<typeof startedAs>): Promise<Ended> =>
  startedAs(command, args, environment).ended;

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

/** The ids of the rules that have examples in a run. */
export const ranIn = (out: string): string[] =>
  ledgerIn(join(folder, out)).rules.flatMap(({ id, examples }) => (examples.length > 0 ? [id] : []));

export const spread = (length: number, shard: (index: number) => Promise<Ended>): Promise<Ended[]> =>
  Promise.all(Array.from({ length }, (_, index) => shard(index)));
