import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { UsageError } from '../../../support/ground/problems/usage-error.ts';
import { withEnvironment } from '../../../support/wire/target/environment.ts';
import { editKnownFailures } from '../../../support/wire/target/known-failure-edit.ts';
import { withSettings } from '../../../support/wire/target/target-settings.ts';
import { forAll, forSome } from '../for-all.ts';

const old = { rule: 'A-1', fingerprint: 'x→y', reason: 'r', owner: 'o', issue: 'i', expires: '2027-01-01' };
const kept = { ...old, rule: 'B-1' };
const fresh = { cause: 'status-404-for-400', rules: ['C-1', 'D-1'], reason: 'r', owner: '', issue: 'i', expires: '' };

const inLines = `# head
name: "p"   # why

interfaces: {messaging:   "http://x"}
# known ones
knownFailures:
  # the first
  - rule: A-1
    fingerprint: "x→y"
    reason: 'r'   # because
    owner: o
    issue: i
    expires: 2027-01-01
  # the second
  - { rule: B-1, fingerprint: x→y, reason: r, owner: o, issue: i, expires: 2027-01-01 } # tail

# after
maxWait: 0s
`;

const flat = inLines.replace(/^ {2}(?=[ -])/gm, '').replace(/^ {2}#/gm, '#');
const json = JSON.stringify({ name: 'p', knownFailures: [old, kept], maxWait: '0s' });
const longJson = `${JSON.stringify({ name: 'p', knownFailures: [old, kept], maxWait: '0s' }, null, 4)}\n`;
const brackets = `name: p\nknownFailures: [${JSON.stringify(old)}, ${JSON.stringify(kept)}]\nmaxWait: 0s`;

const edits = [
  ['adds', [0, 1, { entry: fresh }], [old, kept, fresh]],
  ['removes', [1], [kept]],
  ['does both', [1, { entry: fresh }], [kept, fresh]],
  ['takes all out', [], []],
  ['changes all', [{ entry: fresh }], [fresh]],
  ['rewrites', [{ entry: fresh, instead: 0 }, 1], [fresh, kept]],
] as const;

describe('editKnownFailures', () => {
  describe.each([
    ['a list in lines', inLines],
    ['a list that is not indented', flat],
    ['a list with Windows line ends', inLines.replaceAll('\n', '\r\n')],
    ['a list in brackets', brackets],
    ['JSON in one line', json],
    ['JSON in many lines', longJson],
  ])('%s', (_, text) => {
    it.each(edits)('%s entries, and nothing else changes', (_name, edit, wanted) => {
      const { knownFailures, ...rest } = parse(text);
      const changed = parse(editKnownFailures(text, edit));
      expect(changed).toEqual({ ...rest, knownFailures: wanted });
      expect(Object.keys(changed)).toEqual(Object.keys(parse(text)));
    });
  });

  it.each(edits)('leaves every other line as it is when it %s; the comment above an entry goes with it', (_, edit) => {
    const lines = new Set(editKnownFailures(inLines, edit).split('\n'));
    const others = inLines.split('\n').filter((line) => /^[^ ]|^$|^ {2}#/.test(line) && !line.startsWith('known'));
    const goes = (line: string): boolean => line === '  # the second' && !(edit as readonly unknown[]).includes(1);
    for (const line of others) expect(lines.has(line), line).toBe(!goes(line));
  });

  it.each([
    ['no such key', 'name: p\nmaxWait: 0s'],
    ['an empty list', 'name: p\nknownFailures: []\nmaxWait: 0s\n'],
    ['a key without a value', 'name: p\nknownFailures:\n# nothing yet\nmaxWait: 0s\n'],
    ['null', 'name: p\nknownFailures: ~   # none\nmaxWait: 0s\n'],
    ['JSON without the key', '{"name":"p","maxWait":"0s"}'],
    ['JSON in lines without the key', '{\n  "name": "p",\n  "maxWait": "0s"\n}\n'],
    ['JSON with an empty list', '{\n  "name": "p",\n  "knownFailures": [],\n  "maxWait": "0s"\n}\n'],
  ])('begins a list where there is %s', (_, text) => {
    const changed = editKnownFailures(text, [{ entry: fresh }]);
    expect(parse(changed)).toEqual({ name: 'p', maxWait: '0s', knownFailures: [fresh] });
    for (const comment of text.match(/#.*/g) ?? []) expect(changed).toContain(comment);
    if (text.startsWith('{')) expect(() => JSON.parse(changed)).not.toThrow();
  });

  it.each([inLines, inLines.replaceAll('\n', '\r\n'), brackets, json])(
    'writes every text of a target so that it is read as the same text: %#',
    (text) => {
      const sign = fc.constantFrom(
        ...'\ud83d😀\n\r\t "\'#:-{}[],&*!|>%@`$\\\u0085\u2028\ufeff\0\x7f x',
        `$${'{HOME}'}`,
      );
      forSome(500, fc.string({ unit: sign, maxLength: 200 }), (reason) => {
        const file = Buffer.from(editKnownFailures(text, [{ entry: { ...fresh, reason } }])).toString();
        const { value } = withEnvironment(parse(file), process.env);
        expect((value as { knownFailures: object[] }).knownFailures.at(-1)).toMatchObject({ reason });
      });
    },
  );
});

const TEXT =
  'name: "shop" # ours\n# how it is reached\ninterfaces:\n  voice: "http://a" # the old one\nnumbers: [1, 2]\n';

describe('a target file with more of its keys set', () => {
  it('leaves what is written as it is written, and adds what is not there', () => {
    expect(withSettings(TEXT, [])).toBe(TEXT);
    expect(withSettings(TEXT, ['limits.messages=40'])).toBe(`${TEXT}limits:\n  messages: 40\n`);
    expect(withSettings(TEXT, ['bindings={a: null}', 'bindings.b=[x]'])).toBe(
      `${TEXT}bindings:\n  a: null\n  b:\n    - x\n`,
    );
  });

  it('changes a key that is there, a place of a list too, and keeps the comments', () => {
    const changed = withSettings(TEXT, ['interfaces.token="http://b"', 'numbers.0=7']);
    expect(changed).toContain('# how it is reached');
    expect(changed).toContain('"http://a" # the old one');
    expect(parse(changed)).toEqual({
      ...parse(TEXT),
      interfaces: { voice: 'http://a', token: 'http://b' },
      numbers: [7, 2],
    });
  });

  it.each(['limits', '=1', 'a b=1', 'a=[1', 'name.x=1'])('refuses %s', (setting) => {
    expect(() => withSettings(TEXT, [setting])).toThrow(UsageError);
  });

  it('reads back as what was set, whatever it is', () => {
    const key = fc.stringMatching(/^[a-z]{1,8}(\.[a-z]{1,8}){0,3}$/);
    forAll(key, fc.jsonValue(), (name, value) => {
      const [first = '', ...rest] = name.split('.');
      fc.pre(!(first in parse(TEXT)));
      const set = rest.reduceRight<unknown>((inner, part) => ({ [part]: inner }), value);
      const text = withSettings(TEXT, [`${name}=${JSON.stringify(value)}`]);
      expect(parse(text)).toEqual({ ...parse(TEXT), [first]: JSON.parse(JSON.stringify(set)) });
    });
  });
});
