import { expect, it } from 'vitest';
import { furtherExamples } from '../../../support/cli/run/further-kinds.ts';
import { castsFor, kindsAmong } from '../../../support/example/session/account-choice.ts';
import { accountWishesIn } from '../../../support/example/session/account-wishes.ts';
import type { Seen } from '../../../support/ground/evidence/seen.ts';
import { zoneClass } from '../../../support/ground/time/wall-clock.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { anExample, aRule, aRun, circumstances, failed, inconclusive, passed } from '../reporting/a-run.ts';

const NOON = Date.parse('2024-01-15T12:00:00Z');

it.each([
  ['Europe/London', '0 2024-03-31T01:00:00.000Z'],
  ['Europe/Lisbon', '0 2024-03-31T01:00:00.000Z'],
  ['Europe/Stockholm', '1 2024-03-31T01:00:00.000Z'],
  ['America/New_York', '-1 2024-03-10T07:00:00.000Z'],
  ['Australia/Sydney', '1 2024-04-06T16:00:00.000Z'],
  ['Asia/Tokyo', '1 '],
])('the zone %s is of the class %j', (zone, wanted) => expect(zoneClass(NOON, zone)).toBe(wanted));

const account = (name: string, timeZone: string, ...more: 'de-duplication'[]) => ({
  ...{ name, account: name, key: name, secret: name, timeZone },
  features: ['social-sending' as const, ...more],
});

it('accounts of one example differ in kind by their class of zone where it asks for the hour, and by what else is on', () => {
  const texts = ['social sending is switched on for the account', 'it is night for the account'];
  const wishes = accountWishesIn({ tags: [], steps: texts.map((text) => ({ text, isGiven: true })) });
  const accounts = [
    account('sydney', 'Australia/Sydney'),
    account('melbourne', 'Australia/Melbourne'),
    account('day', 'Europe/London'),
    account('honolulu', 'Pacific/Honolulu'),
    account('both', 'Australia/Sydney', 'de-duplication'),
  ];
  const kinds = kindsAmong(castsFor(wishes, { accounts }, NOON), wishes, NOON);
  expect(kinds.map(({ name }) => name)).toEqual([
    'night in Australia/Sydney with social sending',
    'night in Pacific/Honolulu with social sending',
    'night in Australia/Sydney with de-duplication, social sending',
  ]);
});

const seen = (name: string, isFurther: boolean, ...others: string[]): Seen => ({
  ...{ forms: [], broken: [], restsOn: [] },
  kind: { name, account: name, isFurther, others: others.map((each) => ({ account: each, name: each })) },
});

it('every kind that no example of a rule had by itself is asked once, by its core, and none of a red rule', () => {
  const first = anExample('MSG-01', [passed], { seen: seen('east', false, 'west', 'south') });
  const core = { seen: seen('south', false, 'west', 'east'), tags: ['@MSG-01', '@core'] };
  const red = anExample('MSG-02', [passed], { seen: seen('east', false, 'west') });
  const examples = [first, anExample('MSG-01', [passed], core), red, anExample('MSG-02', [failed])];
  const further = furtherExamples(examples);
  expect(further.map((each) => [each.rule, each.tags.includes('@core'), each.seen?.kind?.account])).toEqual([
    ['MSG-01', true, 'west'],
  ]);
});

it.each([
  ['passes', passed, 'pass', ['east', 'west']],
  ['is red', failed, 'fail', ['east', 'west']],
  ['cannot be asked', inconclusive, 'pass', ['east']],
])('a rule that %s with a further kind has the worse verdict, and counts once', (_, step, verdict, kinds) => {
  const own = [[passed, seen('east', false, 'west')] as const, [step, seen('west', true)] as const];
  const examples = own.map(([each, kind]) => anExample('MSG-01', [each], { seen: kind }));
  const { rules } = judge([aRule('MSG-01')], aRun(examples), circumstances(['MSG-01']));
  expect(rules[0]).toMatchObject({ verdict, kinds, exampleCount: { run: 1, of: 1 } });
});
