import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { requirePhrases } from '../../../support/cli/phrases/loose-steps.ts';
import { closedWords, parametersOf } from '../../../support/cli/phrases/parameter-words.ts';
import type { LoadedDefinition } from '../../../support/cli/phrases/phrasebook.ts';
import { examplesWritten } from '../../../support/cli/phrases/written-examples.ts';
import { matchOnce } from '../../../support/cli/run/lean-cucumber.ts';

// The expressions of the cucumber that is installed, which brings them along.
const { CucumberExpression, ParameterType, ParameterTypeRegistry } = createRequire(
  createRequire(import.meta.url).resolve('@cucumber/cucumber'),
)('@cucumber/cucumber-expressions');

const types = new ParameterTypeRegistry();
const WORDS = [/social sending/, /de-duplication/, /another customer's/];
types.defineParameterType(new ParameterType('feature', WORDS, String, (text: string) => text, true, false));

const definitions: LoadedDefinition[] = [
  '{feature} is switched on for {string}',
  'it is refused with HTTP status {int}',
  'the {word} has {int} entry/entries',
  'the list has {int} entries',
].map((pattern, at) => ({
  pattern,
  uri: 'steps/things.steps.ts',
  line: at + 1,
  expression: new CucumberExpression(pattern, types),
}));
const phrasebook = { definitions, fitting: matchOnce(definitions) };

function saidOf(step: string): string {
  const examples = examplesWritten('features/a.feature', `Feature: F\n  Example: E\n    When ${step}\n`);
  try {
    requirePhrases(examples, phrasebook);
    return '';
  } catch (error) {
    expect((error as Error).name).toBe('UsageError');
    return (error as Error).message;
  }
}

describe('before a run', () => {
  it('a step that one phrase says is let pass', () => {
    expect(saidOf('it is refused with HTTP status 400')).toBe('');
  });

  it('a step that no phrase says is shown with its place and the nearest, with examples', () => {
    const [first, second, third] = saidOf('the request is rejected with HTTP status 400').split('\n');
    expect(first).toBe('features/a.feature:3 no phrase says "the request is rejected with HTTP status 400".');
    expect(second).toBe('  the nearest, each with the place of an example:');
    expect(third).toMatch(/^ {4}it is refused with HTTP status \d{3} {2}\(features\/.*\.feature:\d+\)$/);
  });

  it('a word that is not in a list is named, with the list and the nearest word', () => {
    expect(saidOf('de-duplicaton is switched on for "a"').split('\n')[0]).toBe(
      'features/a.feature:3 "de-duplicaton is switched on for "a"": "de-duplicaton" is not in the list feature; did you ' +
        'mean "de-duplication"? There are social sending, de-duplication, another customer\'s.',
    );
    expect(saidOf('the moon is switched on for "a"').split('\n')[0]).toMatch(
      /"the moon" is not in the list feature; there are social sending, /,
    );
  });

  it('a step that two phrases say is shown with both places', () => {
    expect(saidOf('the list has 2 entries').split('\n')[0]).toBe(
      'features/a.feature:3 "the list has 2 entries" is said by 2 phrases: "the {word} has {int} entry/entries" ' +
        '(steps/things.steps.ts:3) and "the list has {int} entries" (steps/things.steps.ts:4).',
    );
  });
});

describe('what a parameter may be', () => {
  it.each([
    [
      ['on', 'off'],
      ['on', 'off'],
    ],
    [['(?:an own|another) number'], undefined],
    [['(on|off)'], ['on', 'off']],
    [['\\d+'], undefined],
    [['"([^"]*)"'], undefined],
    [['re\\-verify'], ['re-verify']],
  ])('%j', (regexpStrings, words) => {
    expect(closedWords({ name: 'x', regexpStrings })).toEqual(words);
  });

  it('are the words of a list, or examples of a literal', () => {
    const [phrase] = definitions as [LoadedDefinition];
    const step = { text: 'social sending is switched on for "first"', uri: 'a', line: 1, phrase };
    expect(parametersOf(phrase, [step])).toEqual([
      { name: 'feature', words: ['social sending', 'de-duplication', "another customer's"] },
      { name: 'string', such: ['"first"'] },
    ]);
  });
});
