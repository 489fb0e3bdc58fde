import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../support/ground/own-package.ts';

/** Measures one rule after the other in one process, and prints how many requests the examples of each were seen to send. */
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

describe('measured prices', () => {
  it('are those of what was sent, however often one process measures', () => {
    // A process of its own, because cucumber loads steps as Node does, and not as vitest does.
    const args = ['--import', 'tsx', '--input-type=module', '-e', MEASURE];
    const seen: Record<string, number[]> = JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT }).toString());
    expect(Object.keys(seen)).toEqual(['TOK-01', 'MSG-DEDUP-01']);
    for (const requests of Object.values(seen)) expect(Math.min(...requests)).toBeGreaterThan(0);
  });
});
