import { describe, expect, it } from 'vitest';
import type { ExampleText } from '../../../support/example/session/example-text.ts';
import { declaredNeedsOf, setUpFor } from '../../../support/example/session/set-up.ts';
import { lookupFromWords, lookupWords, outcomeOf } from '../../../support/example/session/stand-ins.ts';
import type { ResolvedTarget } from '../../../support/wire/target/target.ts';
import { PLAIN_TARGET } from '../plain-target.ts';

const target: ResolvedTarget = {
  ...PLAIN_TARGET,
  credentials: { accounts: [{ name: 'a', account: 'a', key: 'k', secret: 's', features: ['de-duplication'] }] },
  numbers: { undeliverable: ['+61491570013', '+61491570014'] },
  lookups: { '+61491570015': { result: 'ABSENT_SUBSCRIBER_SM' }, '+61491570016': { result: 'OK', imsi: '24001' } },
};

const HEAD = ['AFTER', 'status', 'code'];
const script = (...rows: string[][]) => [HEAD, ...rows];
const FAILS = script(['1 second', 'failed', '400']);

function written(tag: string, ...steps: Array<[text: string, rows?: string[][]]>): ExampleText {
  return {
    tags: [`@needs-${tag}`],
    steps: steps.map(([text, rows]) => ({
      text: text.replace(/^When /, ''),
      isGiven: !text.startsWith('When '),
      rows,
    })),
  };
}

const carried = (number: string) => `the carrier answers messages to "${number}" with:`;
const knows = (number: string) => `the home register knows "${number}" as:`;

describe('a script of the carrier', () => {
  it.each([
    ['undeliverable', FAILS],
    ['expires', script(['1 minute', 'expired', '401'])],
    [undefined, script(['1 minute 1 second', 'expired', '401'])],
    [undefined, script(['1 second', 'failed', '405'])],
    [undefined, script(['1 second', 'submitted', '200'], ['1 second', 'failed', '400'])],
    [undefined, script()],
    [undefined, []],
  ])('asks for %s', (outcome, rows) => expect(outcomeOf(rows)).toBe(outcome));

  it('is played by the declared numbers of its outcome, one after the other', () => {
    const example = written('carrier', [carried('+46700000001'), FAILS], [carried('+46700000002'), FAILS]);
    expect([...setUpFor(example, target, 0).numbers]).toEqual([
      ['+46700000001', '+61491570013'],
      ['+46700000002', '+61491570014'],
    ]);
    expect(declaredNeedsOf(example)).toEqual(['number undeliverable 1', 'number undeliverable 2']);
  });

  it('names the number that is missing', () => {
    const example = written('carrier', [carried('+46700000001'), script(['1 second', 'expired', '401'])]);
    expect(setUpFor(example, target, 0).misfit?.message).toMatch(/declares no numbers\.expires/);
  });

  const scripted = (...rows: string[][]) => written('carrier', [carried('+46700000001'), script(...rows)]);
  const seen: [string] = ['When "a" reaches the carrier at noon'];

  it.each([
    ['no script at all', written('carrier', ['the account has a webhook'])],
    ['a look into the log of the carrier', written('carrier', [carried('+46700000001'), FAILS], seen)],
    ['a script that no number follows by itself', scripted(['1 second', 'rejected', '402'])],
  ])('cannot be played: %s', (_, example) => {
    expect(setUpFor(example, target, 0).misfit?.obstacle.reason).toBe('facility-missing');
    expect(declaredNeedsOf(example)).toEqual(['facility carrier']);
  });
});

describe('what the home register knows', () => {
  const absent = [['result', 'ABSENT_SUBSCRIBER_SM']];

  const FACT = knows('46700000001');
  const looking = (...steps: Array<[text: string, rows?: string[][]]>) => written('hlr', [FACT, absent], ...steps);

  it('is true of a declared number', () => {
    const example = looking(['When the lookup answers "result=ABSENT_SUBSCRIBER_SM"']);
    expect([...setUpFor(example, target, 0).numbers]).toEqual([['+46700000001', '+61491570015']]);
  });

  it('is missing where no number is exactly so', () => {
    const rows = Object.entries({ result: 'OK', imsi: '24001', location: 'SE' });
    expect(setUpFor(written('hlr', [FACT, rows]), target, 0).misfit?.message).toMatch(
      /no lookups with the result OK, imsi 24001, location SE/,
    );
  });

  it.each([
    ['a delay', written('hlr', [FACT, Object.entries({ result: 'OK', AFTER: '1 hour' })])],
    ['a change', looking(['When the home register now knows "46700000001" as:', absent])],
    ['an answer about another number', looking(['When the lookup answers "result=OK;imsi=24001"'])],
    ['lookups in progress', looking(['When 2 lookups of "46700000001" are in progress'])],
  ])('cannot be declared: %s', (_, example) => expect(declaredNeedsOf(example)).toEqual(['facility hlr']));

  it.each([{ result: 'OK', imsi: '24001', location: 'SE' }, { result: 'MSISDN range is not accepted' }])(
    'is put in words that can be read again: %j',
    (fact) => expect(lookupFromWords(lookupWords(fact))).toEqual(fact),
  );
});

describe('an example about accounts', () => {
  it('asks for more than can be declared when it sets allowances, or switches something on the way', () => {
    expect(declaredNeedsOf(written('accounts', ['the allowances of the account are:']))).toEqual(['facility accounts']);
    const switched = written('accounts', ['When dedicated numbers are switched off for the account']);
    expect(setUpFor(switched, target, 0).misfit?.obstacle.reason).toBe('facility-missing');
  });

  it('gets the usual accounts where it asks for none', () => {
    expect(setUpFor({ tags: [], steps: [] }, target, 0)).toMatchObject({ cast: { main: { account: 'a' } } });
  });

  it('gets an account that has signature keys where it speaks of them, and the first where none has any', () => {
    const accounts = [
      { name: 'plain', account: 'b', key: 'k2', secret: 's2', features: [] },
      { name: 'signing', account: 'c', key: 'k3', secret: 's3', features: ['signature-keys' as const] },
    ];
    const main = (declared: typeof accounts): string | undefined => {
      const credentials = { ...target.credentials, accounts: declared } as ResolvedTarget['credentials'];
      const example = written('x', ['the account has the signature key "first"']);
      return setUpFor(example, { ...target, credentials }, 0).cast.main?.account;
    };
    expect(main(accounts)).toBe('c');
    expect(main(accounts.slice(0, 1))).toBe('b');
  });
});
