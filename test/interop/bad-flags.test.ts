import { describe, expect, it } from 'vitest';
import { plumbline } from './command-line.ts';
import { inProcess } from './in-process.ts';

const words = (line: string): string[] => line.split(' ').map((word) => (word === "''" ? '' : word));

/** Refuses each line in one sentence, before anything runs. */
async function refuses(line: string, sentence: RegExp): Promise<void> {
  const { code, stdout, stderr } = await inProcess(words(line));
  expect(stderr.trim()).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr.trim()).toMatch(/[.?…]$/);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
}

describe('a flag with a wrong value', () => {
  it.each([
    ['run --workers 0', /--workers 0 .*whole number from 1/],
    ['run --workers many', /--workers many .*whole number from 1/],
    ['run --shard 1', /--shard 1 .*write I\/N/],
    ['run --shard 0/2', /--shard 0\/2 .*write I\/N/],
    ['run --max-wait soon', /--max-wait soon is not a duration; write it like 30s/],
    ['run --limit 3', /--limit 3 is not a duration; write it like 30s/],
    ['run --wait-for-lease -1s', /--wait-for-lease -1s is not a duration/],
    ['run --budget 20', /--budget 20 .*messages=20/],
    ['run --require much', /--require much is not a percentage; write it like 60%/],
    ['run --require 101%', /--require 101% is not a percentage/],
    ['run --order up', /--order up .*defined or random/],
    ['run --seed x', /--seed x is not a seed; give a whole number/],
    ['run --tags @a_and_(', /--tags @a_and_\( /],
    ['run --area DEDUPE', /unknown area DEDUPE; did you mean DEDUP\?/],
    ['run --variant other', /there is no variant other; there is twin/],
    ['run --sign no-such-key', /cannot read the key .*no-such-key: there is no such file or folder/],
    ['run --target no-such-file.yaml', /no target file .*no-such-file\.yaml/],
    ['run --failed --out no-such-folder', /there is no run in no-such-folder; "plumbline run /],
    ['run target.yaml', /target\.yaml is no feature file; write features\/….feature/],
    ['plan --area DEDUPE', /unknown area DEDUPE/],
    ['plan --max-wait soon', /--max-wait soon is not a duration/],
    ['rules --standing maybe', /unknown standing maybe/],
    ['rules --verdict green', /unknown verdict green/],
    ['report no-such-folder', /there is no run in no-such-folder/],
    ['completion tcsh', /no completion for tcsh/],
  ])('%s', refuses);
});

describe('flags that do not fit together', () => {
  it.each([
    ['run --failed --rule TOK-01', /leave out --rule, --area and --tags/],
    ['run --failed --tags @smoke', /leave out --rule, --area and --tags/],
    ['run --watch --dry-run', /leave one of them out/],
    ['run --rule TOK-01 features/token/lifetime.feature', /a path chooses the examples itself; leave out --rule/],
    ['run --variant twin --target t.yaml', /leave --target out/],
    ['run --require 60% --area TOK', /--require is about a whole run; leave it out/],
  ])('%s', refuses);
});

describe('a flag that is given', () => {
  it.each([
    ['twice', 'run --out a --out b', /--out is given twice, the second time as b; give it once/],
    ['twice, before and after another', 'plan --target a --json --target b', /--target is given twice/],
    ['with an empty value', "run --target ''", /--target is given without a value; name one, or leave it out/],
    ['with an empty value that could be repeated', "run --rule ''", /--rule is given without a value/],
    ['without a value', 'run --out', /option '--out <dir>' needs a value/],
    ['before the command', '--quiet run', /options come after the command: plumbline run --quiet …/],
    ['in the place of a word', 'plan target.yaml', /plan takes fewer words; "plumbline help plan" shows/],
    ['to a command that does not have it', 'badge --quiet', /unknown option '--quiet'; --help lists those/],
    ['nowhere although it is needed', 'doctor', /option '--target <file>' is missing; give it, or see --help/],
    ['while a word is missing', 'compare --json a', /<after> is missing; --help shows/],
  ])('%s', (_, line, sentence) => refuses(line, sentence));

  it('several times where it collects, is taken', async () => {
    const { code, stdout } = await plumbline(words('plan --rule TOK-01 --rule TOK-02 --area LIM'));
    expect(code).toBe(0);
    expect(stdout).toMatch(/^TOK-01 /m);
    expect(stdout).toMatch(/^TOK-02 /m);
  });
});

describe('serve', () => {
  it.each([
    ['an option twice', ['--port-base', '0', '--port-base', '5'], /--port-base is given twice, the second time as 5/],
    ['an empty address, which would be every one', ['--host', ''], /--host is given without a value/],
    ['a port that is none', ['--port-base', 'x'], /--port-base x is not a port; give a number/],
    ['a value that looks like an option', ['--port-base', '-1'], /--port-base needs a value that begins with no dash/],
    ['a word', ['now'], /Unexpected argument 'now'; --help lists the options/],
    ['a place for notifications that is unknown', ['--callbacks', 'some'], /say any or public-only/],
  ])('refuses %s in one sentence', async (_, words, sentence) => {
    const { code, stdout, stderr } = await plumbline(['serve', ...words]);
    expect(stderr).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

describe('PLUMBLINE_TARGET', () => {
  it('names the target file, and says so', async () => {
    const { code, stderr } = await plumbline(['plan'], { PLUMBLINE_TARGET: 'no-such-file.yaml' });
    expect(stderr).toMatch(
      /^plumbline: the target file is no-such-file\.yaml, from PLUMBLINE_TARGET\.\nplumbline: There is no target file/,
    );
    expect(code).toBe(2);
  });

  it('counts for nothing when it is empty, or the command line names a target', async () => {
    const empty = await plumbline(['plan', '--rule', 'TOK-01'], { PLUMBLINE_TARGET: '' });
    expect(empty).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(/^bundled · /) });
    const other = await plumbline(['plan', '--target', 'not-written.yaml'], { PLUMBLINE_TARGET: 'no-such-file.yaml' });
    expect(other.stderr).toMatch(/^plumbline: There is no target file .*not-written\.yaml/);
  });
});
