import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeAmong, projectFiles } from '../architecture/project-files.ts';
import type { SourceFile } from '../architecture/source.ts';

const ROOT = join(import.meta.dirname, '../..');
const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

const UNITS: Readonly<Record<string, number>> = {
  s: 1000,
  KiB: 1024,
  MiB: 1024 ** 2,
  Ki: 1024,
  Mi: 1024 ** 2,
};

/** The rows of the tables that name a bound, as cells. */
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && /`[\w/.-]+\.ts`/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', bound = '', where = '']) => ({ what, bound, where }));

/** What a cell says in milliseconds, bytes or pieces: `30 s, 4 MiB`. */
const amounts = (bound: string): number[] =>
  [...bound.matchAll(/(\d[\d,]*)(?: (s|KiB|MiB|Ki|Mi)\b)?/g)].map(
    ([, digits = '', unit = '']) => Number(digits.replace(/,$/, '').replaceAll(',', '')) * (UNITS[unit] ?? 1),
  );

const SPANS: Readonly<Record<string, number>> = { SECOND: 1000, MINUTE: 60_000, HOUR: 3_600_000 };

const factor = (text: string): number => SPANS[text.trim()] ?? Number(text.replaceAll('_', ''));

/** The values of the constants that a cell names behind their files. */
const constants = (where: string): number[] =>
  [...where.matchAll(/`([^`]+)`((?: [A-Z_]+)+)/g)].flatMap(([, file = '', names = '']) => {
    const code = readFileSync(join(ROOT, file), 'utf8');
    return names
      .trim()
      .split(' ')
      .map((name) => {
        const [, value = 'NaN'] = new RegExp(`const ${name} = ([\\w *]+);`).exec(code) ?? [];
        return value.split('*').reduce((product, each) => product * factor(each), 1);
      });
  });

const LISTENS = /\b(?:createServer|createSecureServer|createSocket|new (?:Server|Intake))\(/;

/** The files of the harness that listen and that no row names. */
const unbound = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path, text: code }) => /^(?:support|steps|bin)\//.test(path) && LISTENS.test(code))
    .map(({ path }) => path)
    .filter((path) => !rows.some(({ where }) => where.includes(`\`${path}\``)));

/** Code that reads and writes files of this package or of the system alone. */
const OWN =
  /\/(?:asking-places|deep\/(?:sending-hours|space)|editions|profiles|promises|example-index|rule-book|premises|document|page-style|known-signs|known-answers|help|suite|phrasebook|vectors-command|(?:measured|kept)-prices|order|prove-command|digests|witness-file|process-life|rulebook\/page)\.ts$/;

const OPENS =
  /\b(?:read(?:Text|Bounded|FileSync)|linesIn|firstLine|createReadStream|openSync|(?:write|append)FileSync)\(/;

describe('docs/security.md', () => {
  const opening = codeAmong(projectFiles()).filter(
    ({ path, text: code }) => path.startsWith('support/') && !OWN.test(path) && OPENS.test(code),
  );

  it('lists all code that reads or writes files, and none reads a file of others without a bound', () => {
    expect(opening.length).toBeGreaterThan(20);
    expect(opening.filter(({ path }) => !text.includes(`\`${path}\``)).map(({ path }) => path)).toEqual([]);
    expect(opening.filter(({ text: code }) => code.includes('readFileSync')).map(({ path }) => path)).toEqual([]);
  });

  it('has bounds of both sides', () => {
    expect(rows.length).toBeGreaterThan(15);
  });

  it('names every listener of the harness, and would miss one', () => {
    expect(unbound(projectFiles())).toEqual([]);
    expect(unbound([{ path: 'support/a.ts', text: 'this.#door = new Intake(take);' }])).toEqual(['support/a.ts']);
  });

  it('counts the hostile modes', () => {
    const folder = join(ROOT, 'test/hostile/target/modes');
    const modes = readdirSync(folder).flatMap(
      (name) => readFileSync(join(folder, name), 'utf8').match(/^ {4}mode:/gm) ?? [],
    );
    expect(text).toContain(`${modes.length} hostile modes`);
  });

  it.each(rows)('states the bound of $what', ({ bound, where }) => {
    expect(amounts(bound)).toEqual(constants(where));
  });
});
