import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WrittenExample } from '../../../support/cli/phrases/written-examples.ts';
import { dueNext, HANDFUL, inHandfuls, inTurns, orderBy, rationed } from '../../../support/cli/run/order.ts';
import { rulesOfShard, select } from '../../../support/cli/run/selection.ts';
import { rulesTouched, withoutWatching, withRules } from '../../../support/cli/run/watch.ts';
import { orderOf, shardOf } from '../../../support/cli/terminal/options.ts';
import type { Rule } from '../../../support/ground/rules/rule.ts';
import { RuleBook } from '../../../support/ground/rules/rule-book.ts';
import { forAll } from '../for-all.ts';
import { anExample, passed, someEvidence } from '../reporting/a-run.ts';

it('an order is defined, or random by the seed', () => {
  expect(orderBy(orderOf('defined'), 7)).toBe('defined');
  expect(orderBy(orderOf('random'), 7)).toBe('random:7');
  expect(orderBy(undefined, 7)).toBe('defined');
  expect(() => orderOf('shuffled')).toThrow('--order shuffled is no order; write defined or random');
});

it('each file has one turn where examples wait for real, as they stand when their waits are alike', () => {
  const paths = Array.from({ length: 20 }, (_, at) => `features/${at}.feature`);
  const turns = inTurns({ paths, tagExpression: '@smoke or @voice' }, { maxWaitMs: 1 }, () => 0);
  expect(turns.map((turn) => turn.paths)).toEqual(paths.map((path) => [path]));
  expect(new Set(turns.map(({ tagExpression }) => tagExpression))).toEqual(new Set(['@smoke or @voice']));
});

it('the longest waits that are allowed begin first', () => {
  const [window, keys, last] = [
    'voice/idempotency/ten-minutes',
    'messaging/callbacks/retries',
    'voice/services/timestamps',
  ].map((name) => `features/${name}.feature`) as [string, string, string];
  const turns = inTurns({ paths: [keys, last, window], tagExpression: '' }, { maxWaitMs: 720_000 });
  expect(turns.flatMap(({ paths }) => paths)).toEqual([window, keys, last]);
});

it('a clock that can be moved needs no turns', () => {
  const all = { paths: ['features'], tagExpression: '' };
  expect(inTurns(all, { lab: 'http://127.0.0.1:1', maxWaitMs: 600_000 })).toEqual([all]);
  expect(inTurns(all, { lab: undefined, maxWaitMs: 0 })).toEqual([all]);
});

const place = (uri: string, rule: string) => ({ uri, line: 1, name: 'an example', tags: [`@${rule}`] });
const places = [
  place('features/token/a.feature', 'TOK-01'),
  place('features/token/a.feature', 'TOK-02'),
  place('features/voice/b.feature', 'VOICE-01'),
];

it.each<[what: string, changed: string[], rules: 'all' | string[]]>([
  ['a feature file', ['features/token/a.feature'], ['TOK-01', 'TOK-02']],
  ['two feature files', ['features/token/a.feature', 'features/voice/b.feature'], ['TOK-01', 'TOK-02', 'VOICE-01']],
  ['a step file', ['features/token/a.feature', 'steps/tokens.steps.ts'], 'all'],
  ['a file of an editor beside them', ['features/token/.a.feature.swp', 'steps/4913'], []],
  ['a feature file that was not chosen', ['features/lookup/c.feature'], []],
])('the rules that a change is about: %s', (_, changed, rules) => {
  const touched = rulesTouched(changed, places);
  expect(touched === 'all' ? touched : [...touched]).toEqual(rules);
});

describe('the command line of a run that was caused by a change', () => {
  it('does not watch itself', () => {
    expect(withoutWatching(['run', '--watch', '--quiet'])).toEqual(['run', '--quiet']);
  });

  it('has the rules in the place of what was chosen, and everything else as it was', () => {
    const words = 'run --rule A-1 --area B --tags=@smoke --failed --out run --target t.yaml --rule=C-1'.split(' ');
    expect(withRules(words, ['X-1', 'Y-1'])).toEqual('run --out run --target t.yaml --rule X-1 --rule Y-1'.split(' '));
  });
});

const ids = fc.uniqueArray(fc.stringMatching(/^[A-Z]{2,5}-\d{2}$/), { maxLength: 60 });

describe('shards', () => {
  it('lose nothing and share nothing, whatever their number and the order of the rules', () =>
    forAll(ids, fc.integer({ min: 1, max: 90 }), (rules, total) => {
      const parts = Array.from({ length: total }, (_, at) => rulesOfShard(rules, { index: at + 1, total }));
      expect(parts.flat().sort()).toEqual([...rules].sort());
      const sizes = parts.map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(rulesOfShard(rules.toReversed(), { index: 1, total })).toEqual(parts[0]);
    }));

  it.each(['0/3', '4/3', '1/0', '-1/3', '1', 'a/b', '1/3/2', '1.5/3', '', '10000/10000'])('refuse %s', (text) => {
    expect(() => shardOf(text)).toThrow(/out of range; write I\/N with I from 1 to N/);
  });

  it('are never left without a rule: a run of nothing would be green', () => {
    const book = new RuleBook([{ id: 'A-1', area: 'A' } as Rule]);
    const places = [{ uri: 'a.feature', line: 1, name: 'a', tags: ['@A-1'] }];
    expect(() => select({ rule: [], shard: shardOf('2/2'), unreachable: [] }, book, places)).toThrow(/take fewer/);
    expect(select({ rule: [], shard: shardOf('1/2'), unreachable: [] }, book, places).paths).toEqual(['a.feature']);
  });
});

const written = (uri: string, line: number, tags: string[], text: string) =>
  ({ uri, line, tags, steps: [{ text }] }) as unknown as WrittenExample;

const OWN = 'the account has the own number "+61491570156"';
const ALL = [
  written('a.feature', 3, ['@A-01'], OWN),
  written('a.feature', 9, ['@A-01', '@core'], OWN),
  written('a.feature', 12, ['@A-02'], 'the account sends "Hello"'),
  written('b.feature', 5, ['@B-01'], OWN),
  written('c.feature', 5, ['@C-01'], 'the account sends "Hello"'),
];

const selection = { paths: ['a.feature', 'b.feature', 'c.feature'], tagExpression: 'not @observe' };
const partsWith = (reachable: string[], lab?: string) =>
  rationed(selection, { lab, numbers: { reachable } }, () => ALL).map(({ paths }) => paths);

it('where examples use up more numbers than there are, each rule has one before any has two, its core first', () => {
  expect(partsWith(['+1', '+2'])).toEqual([
    ['a.feature:9', 'b.feature:5'],
    ['c.feature', 'a.feature:3:12'],
  ]);
});

it.each([
  ['there are enough', ['+1', '+2', '+3'], undefined],
  ['a lab makes them', [], 'http://lab.example'],
])('where %s all run as they are written', (_, reachable, lab) => {
  expect(partsWith(reachable, lab)).toEqual([selection.paths]);
});

it('a turn has parts of a handful', () => {
  const turn = { paths: ['a.feature'], tagExpression: '@core' };
  const parts = inHandfuls(turn, () =>
    Array.from({ length: HANDFUL + 2 }, (_, at) => written('a.feature', at, [], OWN)),
  );
  expect(parts.map(({ paths }) => paths[0]?.split(':').length)).toEqual([1 + HANDFUL, 3]);
  expect(parts[1]).toEqual({ paths: [`a.feature:${HANDFUL}:${HANDFUL + 1}`], tagExpression: '@core' });
});

const waiting = (name: string, due: number, graceMs = 5000) => {
  const obstacle = { reason: 'deferred-until', until: new Date(due).toISOString(), graceMs } as const;
  return anExample('MSG-01', [passed], { name, evidence: someEvidence({ obstacle }) });
};

it.each([
  ['what is over, as it was due', 10_000, 10_000, ['a', 'b']],
  ['what is over, until then', 0, 10_000, []],
  ['what is next, where nothing is over', Number.POSITIVE_INFINITY, 4000, ['a']],
  ['what may not be late, rather than after another handful', 16_000, 16_000, ['edge']],
])('of what waits goes on: %s', (_, until, now, names) => {
  const all = [waiting('a', 5000), waiting('b', 10_000), waiting('edge', 30_000, 1000), waiting('d', 31_000)];
  expect(dueNext(all, until, now).map(({ name }) => name)).toEqual(names);
});

const MANY = Array.from({ length: 25 }, (_, at) => waiting(`${at}`, at));
it('of many that are due a handful goes on', () => expect(dueNext(MANY, 99, 99)).toEqual(MANY.slice(0, HANDFUL)));
