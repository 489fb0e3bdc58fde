import { readFileSync } from 'node:fs';
import { compile } from '@cucumber/gherkin';
import { IdGenerator, PickleStepType } from '@cucumber/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccountWish,
  accountWishesIn,
  accountWords,
  customerWords,
  wishesFromWords,
  wishIn,
} from '../../../support/example/session/account-wishes.ts';
import { ACCOUNT_FEATURES, type AccountFeature } from '../../../support/ground/account-features.ts';
import { indexExamples } from '../../../support/ground/rules/example-index.ts';
import { readFeature } from '../../features/document.ts';
import { forAll } from '../for-all.ts';

const example = (...texts: string[]) => ({
  tags: [],
  steps: texts.map((text) => ({ text: text.replace(/^When /, ''), isGiven: !text.startsWith('When ') })),
});

const features = Object.keys(ACCOUNT_FEATURES) as AccountFeature[];

describe('what an example wants of its accounts', () => {
  it('is read from its Givens, for each account by itself', () => {
    const wishes = accountWishesIn(
      example(
        'de-duplication is switched on for the account',
        'dedicated numbers are switched off for the account',
        'the time zone of the account is "UTC"',
        'social sending is switched on for the sub-account',
        'it is night for another customer',
      ),
    );
    expect(wishes.get('main')).toEqual({
      features: new Map([
        ['de-duplication', true],
        ['dedicated-numbers', false],
      ]),
      timeZone: 'UTC',
    });
    expect(wishes.get('sub')?.features).toEqual(new Map([['social-sending', true]]));
    expect(wishes.get('stranger')).toMatchObject({ partOfDay: 'night' });
  });

  it('is what the last Given says, and nothing that a later step changes', () => {
    const wishes = accountWishesIn(
      example(
        'billing units are switched on for the account',
        'billing units are switched off for the account',
        'When billing units are switched on for the account',
      ),
    );
    expect(wishes.get('main')?.features).toEqual(new Map([['billing-units', false]]));
  });

  it('is every feature where all are named as one', () => {
    const wishes = accountWishesIn(example('every optional feature is switched off for the account'));
    expect([...(wishes.get('main')?.features.keys() ?? [])]).toEqual(features);
  });

  it.each([
    'de-duplications are switched on for the account',
    'social sending is switched on for nobody',
    'it is noon',
  ])('is not read from "%s"', (text) => expect(wishIn(text)).toBe(undefined));

  it('is understood in every feature file', () => {
    const about = /\bswitched (on|off)\b|^the time zone of|^it is (?!\d)/;
    const paths = [...new Set(indexExamples('.').map(({ uri }) => uri))];
    const givens = paths.flatMap((path) =>
      compile(readFeature(path, readFileSync(path, 'utf8')).document, path, IdGenerator.incrementing()).flatMap(
        ({ steps }) =>
          steps.filter(({ type, text }) => type === PickleStepType.CONTEXT && about.test(text)).map(({ text }) => text),
      ),
    );
    expect(givens.length).toBeGreaterThan(100);
    expect([...new Set(givens)].filter((text) => wishIn(text) === undefined)).toEqual([]);
  });
});

const wish = fc.record({
  features: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...features), fc.boolean()), { selector: ([name]) => name })
    .map((entries) => new Map(entries)),
  timeZone: fc.constantFrom(undefined, 'UTC', 'Pacific/Auckland'),
  partOfDay: fc.constantFrom(undefined, 'day', 'night'),
}) as fc.Arbitrary<AccountWish>;

describe('the words for an account that is missing', () => {
  it('say what to declare', () => {
    const wishes = accountWishesIn(
      example('de-duplication is switched on for the account', 'social sending is switched off for the account'),
    );
    expect(accountWords(wishes.get('main'))).toBe('account with de-duplication on and social sending off');
    expect(accountWords(undefined, wishes.get('main'))).toBe(
      'account that has a sub-account with de-duplication on and social sending off',
    );
  });

  it('can be read again, whatever they ask for', () =>
    forAll(wish, fc.option(wish, { nil: undefined }), (main, sub) => {
      const again = wishesFromWords(accountWords(main, sub));
      expect(again.get('main')).toEqual(main);
      expect(again.get('sub')).toEqual(sub);
      expect(wishesFromWords(customerWords(main)).get('stranger')).toEqual(main);
    }));
});
