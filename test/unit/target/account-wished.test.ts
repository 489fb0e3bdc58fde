import { describe, expect, it } from 'vitest';
import { accountWished } from '../../../support/wire/target/account-wished.ts';
import { targetTemplate, variablesOf } from '../../../support/wire/target/target-template.ts';

describe('an account that a new target file shall declare', () => {
  it.each([
    ['night=social-sending,Pacific/Auckland', 'night', ['social-sending'], 'Pacific/Auckland'],
    ['plain', 'plain', [], undefined],
    ['both=billing-units,,de-duplication', 'both', ['billing-units', 'de-duplication'], undefined],
  ])('is read from %s', (text, name, features, timeZone) =>
    expect(accountWished(text)).toEqual({ name, features, timeZone }),
  );

  it.each([
    ['=de-duplication', /has no name/],
    ['a b=de-duplication', /has no name/],
    [
      'night=deduplication',
      /deduplication of the account night is neither a feature nor a time zone; did you mean de-duplication\?$/,
    ],
    ['night=UTC,Europe/London', /has the time zones UTC and Europe\/London; give it one\.$/],
  ])('is refused when it is %s', (text, sentence) => expect(() => accountWished(text)).toThrow(sentence));

  it('is written with variables in place of its secrets', () => {
    const accounts = ['night-shift=social-sending,Pacific/Auckland'];
    const text = targetTemplate(
      { name: 's', kind: 'external', messaging: 'https://m.example', accounts },
      'schema.json',
    );
    expect(text).toMatch(
      /- \{ name: "night-shift", .*features: \["social-sending"\], timeZone: "Pacific\/Auckland" \}/,
    );
    expect(variablesOf(text)).toEqual(
      expect.arrayContaining(['NIGHT_SHIFT_ACCOUNT', 'NIGHT_SHIFT_KEY', 'NIGHT_SHIFT_SECRET']),
    );
  });
});
