import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { workSeconds } from '../../../support/cli/plan/plan.ts';
import { NOTHING, priceAmongOwn, priceOf, priceWithin } from '../../../support/cli/plan/price.ts';
import type { EvidenceExchange, RecordedExample } from '../../../support/ground/evidence/recorded-run.ts';
import { ROOT } from '../../../support/ground/own-package.ts';
import { keepPace } from '../../../support/wire/safety/pace.ts';
import type { ResolvedTarget } from '../../../support/wire/target/target.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { anExample, anExchange, passed } from '../reporting/a-run.ts';

/** Messages that are sent to these numbers at a second of a minute. */
const submit = (second: number, ...numbers: string[]): EvidenceExchange =>
  anExchange({
    method: 'POST',
    status: 202,
    at: new Date(Date.UTC(2024, 0, 15, 12, 0, second)).toISOString(),
    requestBody: JSON.stringify({ messages: numbers.map((number) => ({ destination_number: number, content: 'Hi' })) }),
  });

const example = (passedMs: number, ...exchanges: EvidenceExchange[]): RecordedExample =>
  ({ tags: [], evidence: { exchanges, passedMs } }) as unknown as RecordedExample;

const [ONE, TWO] = ['+46700000001', '+46700000002'] as const;
const waiting = priceOf(example(3000, submit(0, ONE), submit(2, ONE, TWO), submit(3, TWO)));

describe('the price of an example', () => {
  it('counts what it sends, and what of it only after a wait', () => {
    expect(waiting).toMatchObject({ examples: 1, requests: 3, messages: 4, waitMs: 3000, longestMs: 3000 });
    expect(waiting.later).toMatchObject([
      { afterMs: 2000, requests: 1, messages: 2 },
      { afterMs: 3000, requests: 1, messages: 1 },
    ]);
    expect(priceOf(example(0))).toMatchObject({ examples: 1, requests: 0, later: [] });
  });

  it.each([
    [1999, 1, 1],
    [2000, 2, 3],
    [2999, 2, 3],
  ])('is, within %i ms of waiting, that of %i requests and %i messages', (most, requests, messages) => {
    expect(priceWithin(waiting, most)).toMatchObject({ examples: 1, requests, messages, waitMs: 0, longestMs: 0 });
  });

  it('ends where a number is written that no number of a target stands for', () => {
    const price = priceOf(example(0, submit(0, ONE, '+61491570159'), submit(0, ONE, '+436601234567'), submit(0, ONE)));
    expect(price).toMatchObject({ requests: 3, messages: 5 });
    expect(priceAmongOwn(price)).toMatchObject({ requests: 1, messages: 2, later: [] });
  });
});

const MEASURE = `
import { measuredPrices } from './support/cli/plan/measured-prices.ts';
import { indexExamples } from './support/ground/rules/example-index.ts';
import { readRuleBook } from './support/ground/rules/rule-book.ts';
const book = readRuleBook();
const seen = {};
for (const rule of ['TOK-01', 'MSG-DEDUP-01']) {
  const prices = await measuredPrices(book, indexExamples('.'), new Set([rule]));
  seen[rule] = prices.get(rule).map(({ price }) => price.requests);
}
console.log(JSON.stringify(seen));
`;

it('measured prices are those of what was sent, however often one process measures', () => {
  // A process of its own, because cucumber loads steps as Node does, and not as vitest does.
  const args = ['--import', 'tsx', '--input-type=module', '-e', MEASURE];
  const seen: Record<string, number[]> = JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT }).toString());
  expect(Object.keys(seen)).toEqual(['TOK-01', 'MSG-DEDUP-01']);
  for (const requests of Object.values(seen)) expect(Math.min(...requests)).toBeGreaterThan(0);
});

it('a run takes as long for each rule as the last one on its target, and as is usual for others', () => {
  const [callbacks, safety] = [{ patienceMs: 1000 }, { stateDir: freshFolder() }];
  const target = { name: 'ours', callbacks, safety } as ResolvedTarget;
  const rules = ['MSG-01', 'MSG-02'].map((id) => ({ id, price: { ...NOTHING, requests: 100 } }));
  const usual = workSeconds(target, rules);
  const examples = [40_000, 7000].map((durationMs) => anExample('MSG-01', [passed], { durationMs }));
  keepPace(target, examples);
  expect(workSeconds(target, rules)).toBeCloseTo(47 + usual / 2);
  expect(workSeconds({ ...target, name: 'theirs' }, rules)).toBe(usual);
});
