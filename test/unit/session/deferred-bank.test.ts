import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { bankIn, isBankIn, readBank, tidyBank, writeBank } from '../../../support/example/session/deferred-bank.ts';
import { BLANK } from '../../../support/ground/time/tape.ts';
import { freshFolder } from '../../fresh-folder.ts';

const WEEK = 7 * 24 * 3_600_000;
const DUE = Date.parse('2030-01-01T00:00:00Z');

let folder: string;
let warnings: string[];

beforeEach(() => {
  folder = freshFolder();
  warnings = [];
});

const read = (now: number) => readBank(folder, now, (each) => warnings.push(each));

const banked = (due = DUE) => ({
  ...{ account: 'acme', rule: 'RULE-01', due: new Date(due).toISOString() },
  tape: { ...BLANK, keys: [`token until ${due}`] },
});

describe('what is carried over to a later run', () => {
  it('may be read by its owner alone, and goes with the last example that needs it', () => {
    writeBank(folder, new Map([['a', banked()]]));
    expect(statSync(bankIn(folder)).mode & 0o777).toBe(0o600);
    expect([...read(DUE).keys()]).toEqual(['a']);
    writeBank(folder, new Map());
    expect(existsSync(bankIn(folder))).toBe(false);
  });

  it.each([
    ['a run', (now: number) => void read(now)],
    ['a cleanup', (now: number) => tidyBank(folder, now)],
  ])('goes with %s when no run has taken it up for a week', (_, look) => {
    writeBank(
      folder,
      new Map([
        ['a', banked()],
        ['b', banked(DUE + 5)],
      ]),
    );
    look(DUE + WEEK - 1);
    expect(readFileSync(bankIn(folder), 'utf8')).toContain(`token until ${DUE}`);
    look(DUE + WEEK);
    expect(readFileSync(bankIn(folder), 'utf8')).not.toContain(`token until ${DUE}"`);
    look(DUE + WEEK + 5);
    expect(existsSync(bankIn(folder))).toBe(false);
  });

  it('goes with a cleanup when it was put aside', () => {
    writeFileSync(bankIn(folder), '{"tape":"to');
    tidyBank(folder, DUE);
    expect(existsSync(bankIn(folder))).toBe(true);
    expect([...read(DUE)]).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('cannot be read and was put aside')]);
    expect(isBankIn(folder)).toBe(true);
    tidyBank(folder, DUE);
    expect(isBankIn(folder)).toBe(false);
  });
});
