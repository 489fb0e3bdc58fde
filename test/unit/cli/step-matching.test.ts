import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { matchOnce, type StepDefinition } from '../../../support/cli/run/lean-cucumber.ts';

// The expressions of the cucumber that is installed, which brings them along.
const { CucumberExpression, ParameterTypeRegistry } = createRequire(
  createRequire(import.meta.url).resolve('@cucumber/cucumber'),
)('@cucumber/cucumber-expressions');

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
