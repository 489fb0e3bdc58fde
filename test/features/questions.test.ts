import { describe, expect, it } from 'vitest';
import { indexExamples } from '../../support/ground/rules/example-index.ts';
import { readRuleBook } from '../../support/ground/rules/rule-book.ts';
import { askRules, indexRules, meantBy } from '../../support/ground/rules/rule-search.ts';
import { ROOT } from '../documents/project-documents.ts';
import { QUESTIONS } from './questions.data.ts';

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
