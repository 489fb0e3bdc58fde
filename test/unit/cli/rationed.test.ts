import { expect, it } from 'vitest';
import type { WrittenExample } from '../../../support/cli/phrases/written-examples.ts';
import { rationed } from '../../../support/cli/run/rationed.ts';

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
