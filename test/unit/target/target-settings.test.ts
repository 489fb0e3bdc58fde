import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { UsageError } from '../../../support/ground/problems/usage-error.ts';
import { withSettings } from '../../../support/wire/target/target-settings.ts';
import { forAll } from '../for-all.ts';

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
