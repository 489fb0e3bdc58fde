import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

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

describe('docs/security.md', () => {
  it('has bounds of both sides', () => {
    expect(rows.length).toBeGreaterThan(15);
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
