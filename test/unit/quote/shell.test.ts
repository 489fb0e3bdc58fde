import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileName } from '../../../support/ground/quote/file-name.ts';
import { shellComment, shellWord } from '../../../support/ground/quote/shell.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { forAll, forSome } from '../for-all.ts';
import { hostileText, UNSEEN } from './hostile-text.ts';

const SHELLS = ['sh', 'bash', 'busybox'].filter((name) => spawnSync(name, ['-c', 'true']).status === 0);
const folder = freshFolder();

/** Runs a script and answers what it printed. Nothing else may appear in its folder. */
function run(shell: string, script: string): Buffer {
  writeFileSync(join(folder, 'script.sh'), script);
  const { stdout, stderr, status } = spawnSync(shell, ['script.sh'], { cwd: folder });
  expect([status, stderr.toString()]).toEqual([0, '']);
  expect(readdirSync(folder)).toEqual(['script.sh']);
  return stdout;
}

const withoutNul = (bytes: Uint8Array): boolean => !bytes.includes(0);
const bytes = fc.oneof(
  hostileText.map((text) => new Uint8Array(Buffer.from(text))),
  fc.uint8Array({ maxLength: 60 }),
);

describe.each(SHELLS)('a word for %s', (shell) => {
  it('is one argument with exactly the bytes that were given', () => {
    const several = fc.array(bytes.filter(withoutNul), { minLength: 1, maxLength: 20 });
    forSome(40, several, (words) => {
      const script = words.map((word) => `set -- ${shellWord(word)}; printf '%s,%s;' "$#" "$1"\n`).join('');
      expect(run(shell, script)).toEqual(
        Buffer.concat(words.flatMap((word) => [Buffer.from('1,'), Buffer.from(word), Buffer.from(';')])),
      );
    });
  });

  it('shows everything that it holds', () =>
    forAll(bytes.filter(withoutNul), (word) => {
      expect(shellWord(word)).not.toMatch(UNSEEN);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be there
      expect(shellWord(word)).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/);
    }));

  it('is a comment of one line where it is one', () => {
    forSome(40, hostileText, (text) => {
      expect(run(shell, `# ${shellComment(text)}\nprintf done\n`).toString()).toBe('done');
    });
    expect(existsSync(join(folder, 'pwned'))).toBe(false);
  });
});

describe('a word for a shell', () => {
  it('cannot hold a NUL, and says so', () => {
    expect(() => shellWord('a\0b')).toThrow(/NUL/);
  });

  it('stays readable where it can', () => {
    expect(shellWord("it's äöü $HOME")).toBe(`'it'\\''s äöü $HOME'`);
    expect(shellWord(Buffer.from('caf\xe9!', 'latin1'))).toBe(`'caf'"$(printf '\\351')"'!'`);
    expect(shellWord('')).toBe("''");
  });
});

const anyText = fc.oneof(
  hostileText,
  fc.constantFrom('..', '.', '', '/', 'CON', 'con.txt', 'LPT1', 'A.', 'A', 'a', 'x'.repeat(999), 'A/../B'),
);

const files = freshFolder();

describe('a file name', () => {
  it('makes one file in its folder, whatever it is made of', () => {
    forAll(anyText, (text) => {
      const name = fileName(text);
      writeFileSync(join(files, name), text);
      expect(readdirSync(files)).toEqual([name]);
      expect(readFileSync(join(files, name))).toEqual(Buffer.from(text));
      expect(name.length).toBeLessThanOrEqual(80);
      expect(name).toMatch(/^[\w-][\w.-]*$/);
      rmSync(join(files, name));
    });
    expect(existsSync(join(files, '..', 'B'))).toBe(false);
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
