import { describe, expect, it } from 'vitest';
import type { LoadedDefinition, LoadedParameter } from '../features/step-definitions.ts';
import { inlineJson, withPatterns } from './inline-json.ts';
import { outerGroups } from './outer-groups.ts';
import { kindOfParameter } from './parameter-kinds.ts';
import { wordingsOfFeatures } from './phrase-figures.ts';

const STRING: LoadedParameter = { name: 'string', regexpStrings: ['"[^"]*"'] };
const ANY_VALUE: LoadedParameter = { name: 'value', regexpStrings: ['.*'] };

const list = (name: string, words: Readonly<Record<string, unknown>>): LoadedParameter => ({
  name,
  regexpStrings: Object.keys(words),
  words: Object.keys(words),
  becomes: Object.values(words),
});

function phrase(pattern: string, ...parameters: LoadedParameter[]): LoadedDefinition {
  const sources = parameters.map(({ regexpStrings }) => `(${regexpStrings.join('|')})`);
  const matches = pattern
    .replace(/\((\w+)\)/g, '(?:$1)?')
    .replace(/(\w+)\/(\w+)/g, '(?:$1|$2)')
    .replace(/\{\w+\}/g, () => sources.shift() as string);
  return { pattern, matches: `^${matches}$`, parameters, uri: 'steps/doors.steps.ts', line: 1 };
}

const feature = (steps: string, examples = '', path = 'features/doors.feature') => ({
  path,
  text: `Feature: Doors\n\n  @DOOR-01\n  Scenario Outline: A door\n${steps}\n${examples}`,
});

const RULES = { path: 'features/rules.json', text: '[{"id":"DOOR-01","standing":"documented"}]' };
const STEPS = { path: 'steps/doors.steps.ts', text: "import { open } from '../support/example/verbs/doors.ts';" };

const codeThat = (chooses: string) => ({ path: 'support/example/verbs/doors.ts', text: chooses });

function wordings(definitions: readonly LoadedDefinition[], ...files: Array<{ path: string; text: string }>): string[] {
  return wordingsOfFeatures([RULES, STEPS, ...files], definitions)
    .wordings.map(({ wording }) => wording)
    .sort();
}

describe('a wording', () => {
  const is = phrase('the door {string} is/are open', STRING);

  it('is a phrase with its values in any number, be they quoted or in a table', () => {
    const steps = '    Given the door "a" is open\n    And the door "b" are open';
    expect(wordings([is], feature(steps))).toEqual(['the door {string} is/are open']);
  });

  it('is one for all names of a list of the document', () => {
    const service = list('service', { 'the service': { role: 'a' }, 'the second service': { role: 'b' } });
    const steps = '    Given the service has a door\n    And the second service has a door';
    expect(wordings([phrase('{service} has a door', service)], feature(steps))).toEqual(['{service} has a door']);
  });

  it('is one for each word of another list, used or not', () => {
    const way = list('way', { opened: true, closed: false, painted: 'x' });
    const steps = '    Given the door is opened\n    And the door is closed';
    expect(wordings([phrase('the door is {way}', way)], feature(steps))).toEqual([
      'painted (unused)',
      'the door is closed',
      'the door is opened',
    ]);
  });

  it.each([
    ['a function', { opens: 'function', closes: 'function' }, ''],
    ['a switch', { opens: 'boolean', closes: 'boolean' }, ''],
    ['a word that the code compares', { opens: 'open', closes: 'close' }, "x === 'open' || x === 'close'"],
    ['a case', { opens: 'open', closes: 'close' }, "switch (x) { case 'open': break; case 'close': break; }"],
    [
      'a name in a table of functions',
      { opens: 'open', closes: 'close' },
      'const a = { open: () => 1, close: () => 2 }',
    ],
  ])('is each name of a list of the document that becomes %s', (_title, words, code) => {
    const feature_ = feature('    Given it opens\n    And it closes');
    expect(wordings([phrase('it {service}', list('service', words))], feature_, codeThat(code))).toHaveLength(2);
  });

  it('is each word in quotes by which the code chooses', () => {
    const steps = '    Given it "opens"\n    And it "closes"\n    And it "waits"';
    const code = codeThat("a === 'opens'; b !== 'closes'");
    expect(wordings([phrase('it {string}', STRING)], feature(steps), code)).toEqual([
      'it "closes"',
      'it "opens"',
      'it {string}',
    ]);
  });

  it('is each text of a parameter that takes any', () => {
    const member = list('member', { name: 'name' });
    const steps = '    Given its name is refused\n    And its name moves on';
    expect(kindOfParameter(ANY_VALUE)).toBe('grammar');
    expect(wordings([phrase('its {member} {value}', member, ANY_VALUE)], feature(steps))).toHaveLength(2);
  });

  it('is each sentence that heads a row or a column of a table', () => {
    const steps = '    Given the door:\n      | is refused | yes |\n      | opens at once | no |';
    expect(wordings([phrase('the door:')], feature(steps))).toEqual([
      'the door:',
      'the door: | is refused',
      'the door: | opens at once',
    ]);
  });

  it('is each word that varies in the cells of Examples', () => {
    const examples = '    Examples:\n      | COMMAND |\n      | opens |\n      | closes |';
    const way = list('way', { opens: 1, closes: 2 });
    expect(wordings([phrase('it {way}', way)], feature('    Given it <COMMAND>', examples))).toHaveLength(2);
  });

  it('is an alias that no feature says', () => {
    const steps = '    Given it opens\n    And it opens';
    expect(wordings([phrase('it opens/unlocks'), phrase('it is opened')], feature(steps))).toEqual([
      'it is opened (unused)',
      'it opens',
      'unlocks (unused)',
    ]);
  });

  it('counts as documented by its rule, wherever its feature is', () => {
    const [step, path] = ['    Given it opens', 'features/published/doors.feature'];
    const counted = (id: string) =>
      wordingsOfFeatures([RULES, { path, text: feature(step).text.replace('DOOR-01', id) }], [phrase('it opens')]);
    expect([counted('DOOR-01').documented.size, counted('DOOR-02').documented.size]).toEqual([1, 0]);
  });
});

describe('parameters', () => {
  it.each([
    [STRING, 'literal'],
    [list('way', { opens: 1 }), 'closed list'],
    [{ name: 'way', regexpStrings: ['opens (\\d+) times', 'closes'] }, 'grammar'],
    [{ name: 'door', regexpStrings: ['"[^"]*"'] }, 'grammar'],
    [{ name: 'string', regexpStrings: ['"[^"]*"|is refused'] }, 'grammar'],
  ])('such as %j are %s', (parameter, kind) => {
    expect(kindOfParameter(parameter)).toBe(kind);
  });

  it('are the groups that stand in no other', () => {
    expect(outerGroups('^(a|(b)c) (?:is|are) ([(]\\() (?:(d))$')).toEqual([1, 3]);
  });
});

describe('JSON', () => {
  const count = (...files: Array<{ path: string; text: string }>) =>
    inlineJson(files, new Set([`${files[0]?.path} 1`]));
  const NAMED = { path: 'features/vectors/documents/wide-door.json', text: '{}' };

  it.each([
    ['a step', '    Given it has {"a":1}', '', 1],
    ['a step with a placeholder', '    Given it has {"a":<A>}', '', 1],
    ['a list', '    Given it has [{"a":1}]', '', 1],
    ['a cell', '    Given it has:\n      | {"a":1} | [] |', '', 2],
    ['a cell of Examples', '    Given it has <A>', '    Examples:\n      | A |\n      | {"a":1} |', 1],
    ['a text below a step', '    Given it has:\n      """\n      {"a":1}\n      """', '', 1],
    ['no braces of our own', '    Given it has "{first}" and [GSM-7 characters]', '', 0],
  ])('is counted in %s', (_title, steps, examples, json) => {
    expect(count(feature(steps, examples))).toEqual({ json, published: 0 });
  });

  it('is counted in a document that one step uses, and in one that none does', () => {
    const [once, twice] = ['    Given it has "wide-door"', '    Given it has "wide-door"\n    And it is "wide-door"'];
    expect([count(feature(once), NAMED).json, count(feature(twice), NAMED).json]).toEqual([1, 0]);
    expect(count(feature('    Given it is'), NAMED).json).toBe(1);
  });
});

it.each([
  ['a line like "^result=OK;"', true],
  ['".*door.*"', true],
  ['"[0-9a-f-]{36}"', true],
  ['"(?!OK)x"', true],
  ['"result=OK;imsi=24001"', false],
  ['"[a link of 22 characters] (now). Is it?"', false],
])('a feature that says %s has a regular expression: %s', (says, has) => {
  expect(withPatterns([feature(`    Given it answers ${says}`)])).toHaveLength(has ? 1 : 0);
});
