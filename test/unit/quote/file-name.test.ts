import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileName } from '../../../support/ground/quote/file-name.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { forAll } from '../for-all.ts';
import { hostileText } from './hostile-text.ts';

const folder = freshFolder();

const anyText = fc.oneof(
  hostileText,
  fc.constantFrom('..', '.', '', '/', 'CON', 'con.txt', 'LPT1', 'A.', 'A', 'a', 'x'.repeat(999), 'A/../B'),
);

describe('a file name', () => {
  it('makes one file in its folder, whatever it is made of', () => {
    forAll(anyText, (text) => {
      const name = fileName(text);
      writeFileSync(join(folder, name), text);
      expect(readdirSync(folder)).toEqual([name]);
      expect(readFileSync(join(folder, name))).toEqual(Buffer.from(text));
      expect(name.length).toBeLessThanOrEqual(80);
      expect(name).toMatch(/^[\w-][\w.-]*$/);
      rmSync(join(folder, name));
    });
    expect(existsSync(join(folder, '..', 'B'))).toBe(false);
  });

  it('is different for different texts, also where case makes no difference', () =>
    forAll(anyText, anyText, (one, other) => {
      fc.pre(one !== other);
      expect(fileName(one).toLowerCase()).not.toBe(fileName(other).toLowerCase());
    }));

  it('is the id of a rule where there is one', () => {
    expect(fileName('MSG-DEDUP-01')).toBe('MSG-DEDUP-01');
  });
});
