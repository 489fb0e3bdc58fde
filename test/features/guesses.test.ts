import { expect, it } from 'vitest';
import { GUESSES } from './guesses.data.ts';
import { loadDefinitions, suggestionsFor } from './step-definitions.ts';

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
