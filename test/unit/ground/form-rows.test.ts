import { describe, expect, it } from 'vitest';
import { formIdOf, letterFormIdOf } from '../../../support/ground/operations/form-rows.ts';
import { formRows, notifications, operations } from '../../../support/ground/operations/loader.ts';
import { placesAsking } from '../../../support/ground/rules/asking-places.ts';
import { CAPABILITY_NAMES } from '../../../support/ground/rules/capabilities.ts';
import { examplesIn } from '../../../support/ground/rules/example-index.ts';
import { formRules } from '../../../support/ground/rules/rule-book.ts';

const shown = Object.values(operations).filter(({ standing }) => standing !== 'not-shown');

describe('every operation whose answers are shown', () => {
  it('has a row for its form', () => {
    const ids = new Set(formRows.map(({ id }) => id));
    expect(shown.map(({ id }) => formIdOf(id)).filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(shown)('$id is documented as its schemas say', ({ id, answers }) => {
    const isDocumented = Object.values(answers()).some(({ documented }) => documented !== undefined);
    const row = formRows.find((each) => each.id === formIdOf(id));
    expect(row?.standing).toBe(isDocumented ? 'documented' : 'published');
  });
});

it('a letter that is held against a documented form says so', () => {
  const rows = formRows.filter(({ isLetter }) => isLetter);
  for (const { phrase, standing, id } of rows) {
    expect(id).toBe(letterFormIdOf(phrase));
    expect(notifications()[phrase]?.form[standing]).toBeDefined();
  }
});

it('a row names only capabilities that a target can claim', () => {
  for (const { capability } of formRows) if (capability !== undefined) expect(CAPABILITY_NAMES).toContain(capability);
});

it('each row is a rule of its own', () => {
  const ids = formRules().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('the examples that see a form', () => {
  const TEXT = `Feature: Some
  Rule: One
    @A-1
    Example: By its steps
      When the client asks to list webhooks

    @A-2
    Scenario Outline: By its rows
      When the client asks to <OPERATION>
      Examples:
        | OPERATION      |
        | list webhooks  |
        | create a webhook |

    @A-3
    Example: By none
      When the client asks to list contacts
`;
  const places = examplesIn('some.feature', TEXT);
  const linesOf = (): string[] => TEXT.split('\n');

  it('are those whose steps or rows use its words', () => {
    const found = placesAsking(['list webhooks'], places, linesOf);
    expect(found.map(({ tags, rows }) => [tags[0], rows])).toEqual([
      ['@A-1', []],
      ['@A-2', [12]],
    ]);
  });

  it('are none where nothing uses them', () => {
    expect(placesAsking(['list keys'], places, linesOf)).toEqual([]);
  });
});
