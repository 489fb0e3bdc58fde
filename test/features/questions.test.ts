import { describe, expect, it } from 'vitest';
import { indexExamples } from '../../support/ground/rules/example-index.ts';
import { readRuleBook } from '../../support/ground/rules/rule-book.ts';
import { askRules, indexRules, meantBy } from '../../support/ground/rules/rule-search.ts';
import { ROOT } from '../documents/project-documents.ts';
import { GUESSES } from './guesses.data.ts';
import { QUESTIONS } from './questions.data.ts';
import { loadDefinitions, suggestionsFor } from './step-definitions.ts';

const index = indexRules(readRuleBook(), indexExamples(ROOT));
const idsFor = (question: string): string[] => askRules(index, question).map(({ id }) => id);

describe('a question in the words of a user', () => {
  it.each(QUESTIONS)('"%s" finds %s among the first three', (question, rule) => {
    expect(idsFor(question).slice(0, 3)).toContain(rule);
  });

  it('finds nothing where no rule has one of its words', () => {
    expect(idsFor('zebra xylophone')).toEqual([]);
  });

  it('is understood in another spelling, and says what was meant', () => {
    expect(meantBy(index, 'duplikates')).toBe('duplicate');
    expect(meantBy(index, 'quite hours')).toBe('quiet hours');
    expect(meantBy(index, 'quiet hours')).toBeUndefined();
    expect(meantBy(index, 'xylophone')).toBeUndefined();
  });

  it('says by which of its words a rule was found', () => {
    const [first] = askRules(index, 'night');
    expect(first).toMatchObject({ fields: ['synonyms'], terms: ['night'] });
  });
});

const suggestions = await suggestionsFor(GUESSES.map(([, guess]) => guess));
const patterns = (await loadDefinitions()).map(({ pattern }) => pattern);

it('there are thirty guesses, about all six interfaces', () => {
  expect(GUESSES).toHaveLength(30);
  expect(new Set(GUESSES.map(([name]) => name)).size).toBe(6);
});

it.each(GUESSES.map(([, guess, phrase], at) => ({ guess, phrase, at })))(
  'a guess exists or finds its phrase: $guess',
  ({ phrase, at }) => {
    const { exists, suggested = [] } = suggestions[at] ?? {};
    if (exists !== undefined) return;
    expect(patterns, 'a phrase of the table that is no more').toContain(phrase);
    expect(suggested.map((each) => each.phrase)).toContain(phrase);
  },
);
