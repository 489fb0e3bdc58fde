import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freshFolder } from '../fresh-folder.ts';
import { formatted } from './format.ts';

const UNTIDY = `@messaging
Feature: Numbers
    Two words.

  Rule: A number is a number
    Spec: Numbers

      @NUM-01
      Scenario Outline: <COUNT> numbers
        When it counts <COUNT>
        Then it reads:
           """
           one

             two
           """

        Examples:
          | COUNT | WORD |
          | 7 |  |
          | 10 | a\\|b |
`;

it('a feature gets aligned tables and one indentation, and says what it said', () => {
  const tidy = formatted(UNTIDY);
  expect(tidy).toContain('        | COUNT | WORD |\n        |     7 |      |\n        |    10 | a\\|b |\n');
  expect(tidy).toContain('        """\n        one\n\n          two\n        """\n');
  const rule = '  Rule: A number is a number\n    Spec: Numbers\n\n';
  expect(tidy).toContain(`${rule}    @NUM-01\n    Scenario Outline: <COUNT> numbers\n`);
  expect(formatted(tidy)).toBe(tidy);
});

it('the command names a file that is not formatted and an example of a wrong shape, and changes neither when it checks', () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'untidy.feature'), UNTIDY.replace('When', 'Then'));
  const command = ['--import', 'tsx', 'test/features/format-features.ts'];
  const run = (...words: string[]) => spawnSync(process.execPath, [...command, ...words, folder], { encoding: 'utf8' });
  const check = run('--check');
  expect(check.status).toBe(1);
  expect(check.stderr).toMatch(/untidy\.feature:18 .*\n.*untidy\.feature is not formatted; npm run format does it\n/);
  expect(run().stderr).not.toMatch(/not formatted/);
  expect(run('--check').stderr).not.toMatch(/not formatted/);
});
