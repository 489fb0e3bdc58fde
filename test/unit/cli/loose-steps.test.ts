import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { requirePhrases } from '../../../support/cli/phrases/loose-steps.ts';
import { closedWords, parametersOf } from '../../../support/cli/phrases/parameter-words.ts';
import type { LoadedDefinition } from '../../../support/cli/phrases/phrasebook.ts';
import { examplesWritten } from '../../../support/cli/phrases/written-examples.ts';
import { matchOnce, type StepDefinition } from '../../../support/cli/run/lean-cucumber.ts';

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

interface Told {
  readonly group: unknown;
  getValue(world: unknown): unknown;
}

/** A definition that counts how often it is asked for the places of its groups. */
function definition(source: string, regexp: RegExp): StepDefinition & { asked: string[] } {
  const asked: string[] = [];
  const match = (text: string) => {
    asked.push(text);
    return regexp.exec(text);
  };
  return { expression: { source, regexp, match }, asked };
}

describe('matching the texts of steps', () => {
  it('asks a definition for a text that fits, and only once', () => {
    const one = definition('the client sends {int} message(s)', /^the client sends (\d+) message(?:s)?$/);
    const other = definition('the client waits', /^the client waits$/);
    matchOnce([one, other]);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(one.expression.match('the client sends 2 messages')?.[1]).toBe('2');
      expect(other.expression.match('the client sends 2 messages')).toBeNull();
    }
    expect(one.asked).toEqual(['the client sends 2 messages']);
    expect(other.asked).toEqual([]);
  });

  it('finds both of two that fit: that is an ambiguity somebody has to hear of', () => {
    const both = [definition('a {word}', /^a ([^\s]+)$/), definition('a b', /^a b$/)];
    matchOnce(both);
    expect(both.every(({ expression }) => expression.match('a b') !== null)).toBe(true);
  });

  it.each([
    ['a word with an alternative', 'the red/green light', /^the (?:red|green) light$/, 'the green light'],
    ['an alternative at the start', 'red/green light', /^(?:red|green) light$/, 'green light'],
    ['an optional ending', 'light(s) on', /^light(?:s)? on$/, 'lights on'],
    ['an escaped sign', 'a \\{brace', /^a \{brace$/, 'a {brace'],
    ['an alternative beside a parameter', '{word} is/was', /^([^\s]+) (?:is|was)$/, 'it was'],
    ['an optional text within', 'the (red )light of {word}', /^the (?:red )?light of ([^\s]+)$/, 'the light of day'],
    ['nothing but parameters', '{word}{word}', /^([^\s]+)([^\s]+)$/, 'ab'],
    ['a regular expression', 'is|are on', /is|are on/, 'they are on'],
    ['an anchored regular expression', '^(it|they) w', /^(it|they) w/, 'they were'],
  ])('passes over no text that fits: %s', (_, source, regexp, text) => {
    const one = definition(source, regexp);
    matchOnce([one]);
    expect(one.expression.match(text)).not.toBeNull();
  });
});

it.each([
  ['{string} is {int} {word}(s)', '"a b" is 12 metres'],
  ['the {float} of {string} or/and {string}', 'the -1.5 of \'x\' and "y\\"z"'],
  ['{} nothing', 'just nothing'],
])('the places of groups are those that cucumber tells itself: %s', (source, text) => {
  const plain = new CucumberExpression(source, new ParameterTypeRegistry());
  const quick = new CucumberExpression(source, new ParameterTypeRegistry());
  matchOnce([{ expression: quick }] as unknown as StepDefinition[]);
  const groups = (expression: StepDefinition['expression']) =>
    (expression.match(text) as Told[] | null)?.map((told) => [told.group, told.getValue(null)]);
  expect(groups(quick)).toEqual(groups(plain));
  expect(groups(quick)).toBeDefined();
});
