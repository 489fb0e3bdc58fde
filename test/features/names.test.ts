import { expect, it } from 'vitest';
import { examplesWritten, suiteExamples } from '../../support/cli/phrases/written-examples.ts';
import { unboundNames } from './names.ts';
import { loadDefinitions, patternsBy } from './step-definitions.ts';

const patternOf = (text: string): string => text.replace(/"[^"]*"/g, '{string}');

/** Examples that each send a message by one name and say the state of another, on lines 4, 8, 12 and so on. */
const sending = (names: ReadonlyArray<readonly [sent: string, said: string]>) =>
  examplesWritten(
    'features/a.feature',
    names.reduce(
      (text, [sent, said]) =>
        `${text}\n  Example: E\n    When the client sends "${sent}"\n    Then "${said}" has the state "rejected"`,
      'Feature: F\n',
    ),
  );

const BOUND = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((name) => [name, name] as const);

it('a name that no earlier step has is found, with its place', () => {
  expect(unboundNames(sending([...BOUND, ['seventh', 'seven']]), patternOf)).toEqual([
    'features/a.feature:23 says "seven", which no Given or When before it has',
  ]);
});

it('a text that no example has before is a value, no name', () => {
  expect(unboundNames(sending(BOUND), patternOf)).toEqual([]);
});

it('what says by its name that nothing has it may be said', () => {
  expect(unboundNames(sending([...BOUND, ['seventh', 'not-sent']]), patternOf)).toEqual([]);
});

it('every name in the features is of something that its example has', async () => {
  expect(unboundNames(suiteExamples(), patternsBy(await loadDefinitions()))).toEqual([]);
});
