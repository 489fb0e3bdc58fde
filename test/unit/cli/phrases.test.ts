import { expect, test } from 'vitest';
import { phrasesOf, phrasesText, phrasesWith } from '../../../support/cli/phrases/phrasebook.ts';

const definitions = [
  { pattern: 'the report lists {string}', uri: 'steps/reports.steps.ts', line: 3 },
  { pattern: '{account} waits', uri: 'steps/accounts.steps.ts', line: 7 },
  { pattern: 'the report is empty', uri: 'steps/reports.steps.ts', line: 9 },
];
const EXAMPLES: Readonly<Record<string, string>> = {
  'the report lists {string}': 'the report lists "first"',
  'the report is empty': 'the report is empty',
};
const phrases = phrasesOf(definitions.map((each) => ({ ...each, example: EXAMPLES[each.pattern] })));

test('Phrases are read by their nouns, each with an example that says more', () => {
  expect(phrasesText(phrases)).toBe(`accounts
  {account} waits

reports
  the report lists {string}
      the report lists "first"
  the report is empty
`);
});

test('A word is looked for in nouns, phrases and examples', () => {
  const found = (word: string) => phrasesWith(phrases, word).map(({ place }) => place);
  expect(found('ACCOUNTS')).toEqual(['steps/accounts.steps.ts:7']);
  expect(found('empty')).toEqual(['steps/reports.steps.ts:9']);
  expect(found('"first"')).toEqual(['steps/reports.steps.ts:3']);
  expect(found('nowhere')).toEqual([]);
});

test('What stands for braces is said once below the phrases', () => {
  const parameters = [
    { name: 'account', words: ['the account', 'another customer'] },
    { name: 'int', such: ['3', '12'] },
  ];
  const shown = phrasesOf(definitions.map((each) => ({ ...each, parameters })));
  expect(phrasesText(shown)).toMatch(
    /\n\nIn braces\n {2}account {2}the account, another customer\n {2}int {6}such as 3, 12\n$/,
  );
  expect(phrasesWith(shown, 'another')).toHaveLength(3);
});
