import { describe, expect, it } from 'vitest';
import { castFor } from '../../../support/example/session/account-choice.ts';
import { accountWishesIn } from '../../../support/example/session/account-wishes.ts';
import type { DeclaredAccount, TargetCredentials } from '../../../support/wire/target/declared-account.ts';

const NOON = Date.parse('2024-01-15T12:00:00Z');

const declared = (name: string, more: Partial<DeclaredAccount> = {}): DeclaredAccount => ({
  ...{ name, account: name, key: `k-${name}`, secret: 's' },
  ...more,
});

const credentials: TargetCredentials = {
  messaging: { key: 'k1', secret: 's1' },
  account: 'first',
  stranger: { key: 'k9', secret: 's9', account: 'elsewhere' },
  accounts: [
    declared('dedup', { features: ['de-duplication'], timeZone: 'Europe/London' }),
    declared('both', {
      features: ['de-duplication', 'social-sending'],
      timeZone: 'Pacific/Auckland',
      subAccount: 'below',
    }),
    { name: 'below', account: 'below', features: ['billing-units'] },
    { name: 'elsewhere', account: 'elsewhere', features: ['dedicated-numbers'], timeZone: 'Asia/Tokyo' },
    declared('silent', { timeZone: 'UTC' }),
  ],
};

const wishes = (...texts: string[]) =>
  accountWishesIn({ tags: [], steps: texts.map((text) => ({ text, isGiven: true })) });

const chosen = (of: TargetCredentials, ...texts: string[]) => castFor(wishes(...texts), of, NOON).main?.account;

describe('the account that an example gets', () => {
  it.each([
    ['first', []],
    ['dedup', ['de-duplication is switched on for the account']],
    ['dedup', ['de-duplication is switched on for the account', 'social sending is switched off for the account']],
    ['both', ['social sending is switched on for the account']],
    ['both', ['it is night for the account']],
    ['dedup', ['it is day for the account']],
    ['silent', ['the time zone of the account is "Etc/UTC"']],
    ['both', ['billing units are switched on for the sub-account']],
  ])('is %s when it asks for %j', (account, givens) => expect(chosen(credentials, ...givens)).toBe(account));

  it('is the one of credentials once an entry describes it', () => {
    const described = {
      ...credentials,
      accounts: [{ name: 'main', account: 'first', features: ['de-duplication' as const] }],
    };
    const cast = castFor(wishes('de-duplication is switched on for the account'), described, NOON);
    expect(cast.main).toMatchObject({ account: 'first', key: 'k1', secret: 's1' });
  });

  it.each([
    ['an account with billing units on', ['billing units are switched on for the account']],
    [
      'an account where it is day now and a sub-account with de-duplication on',
      ['it is day for the account', 'de-duplication is switched on for the sub-account'],
    ],
    ['another customer with dedicated numbers off', ['dedicated numbers are switched off for another customer']],
  ])('is missing, and what to declare is %s', (words, givens) =>
    expect(() => castFor(wishes(...givens), credentials, NOON)).toThrow(`[precondition-unmet] declare ${words}`),
  );

  it('is missing where no account is declared at all', () => {
    expect(() => castFor(wishes('billing units are switched on for the account'), {}, NOON)).toThrow(
      'declare an account',
    );
    expect(castFor(wishes(), {}, NOON)).toEqual({ stranger: undefined });
  });

  it('has a sub-account where the example speaks of one, and any does', () => {
    expect(castFor(wishes(), credentials, NOON, { usesSub: true }).main?.account).toBe('both');
    expect(castFor(wishes(), { ...credentials, accounts: [] }, NOON, { usesSub: true }).main?.account).toBe('first');
  });

  describe('when it sends messages', () => {
    const sending = new Set(['main']);
    const at = (of: TargetCredentials, ...givens: string[]) =>
      castFor(wishes(...givens), of, NOON, { sending }).main?.account;

    it('is none where they would only wait for the morning', () => {
      const billing = 'de-duplication is switched on for the account';
      const [, night, ...others] = credentials.accounts ?? [];
      const held = { ...credentials, accounts: night ? [night, ...others] : others };
      expect(at(credentials, billing)).toBe('dedup');
      expect(() => at(held, billing)).toThrow('declare an account with de-duplication on and social sending off');
      expect(at(held, billing, 'social sending is switched on for the account')).toBe('both');
      expect(castFor(wishes(billing), held, NOON).main?.account).toBe('both');
    });

    it('is one where it is day, whatever is on there', () => {
      const features = ['social-sending' as const, 'billing-units' as const];
      const of = (timeZone?: string) => ({
        accounts: [declared('day', { features, ...(timeZone ? { timeZone } : {}) })],
      });
      expect(at(of('UTC'))).toBe('day');
      expect(() => at(of('Pacific/Auckland'))).toThrow('declare an account with social sending off');
      expect(() => at(of())).toThrow('declare an account with social sending off');
    });

    it('has another customer beside it whose messages leave', () => {
      const features = ['social-sending' as const];
      const stranger = { name: 'e', account: 'elsewhere', features, timeZone: 'Pacific/Auckland' };
      const of = { ...credentials, accounts: [stranger] };
      expect(castFor(wishes(), of, NOON).stranger?.account).toBe('elsewhere');
      const both = { sending: new Set(['main', 'stranger']) };
      expect(() => castFor(wishes(), of, NOON, both)).toThrow('declare another customer with social sending off');
      expect(
        castFor(wishes('social sending is switched on for another customer'), of, NOON, both).stranger?.account,
      ).toBe('elsewhere');
    });
  });

  it('is never another customer of itself', () => {
    const own = {
      ...credentials,
      accounts: [{ name: 'e', account: 'elsewhere', key: 'k9', secret: 's9', features: ['billing-units' as const] }],
    };
    const cast = castFor(wishes('billing units are switched on for the account'), own, NOON);
    expect([cast.main?.account, cast.stranger?.account]).toEqual(['elsewhere', 'first']);
  });
});
