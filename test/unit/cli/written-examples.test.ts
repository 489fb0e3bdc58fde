import { describe, expect, it } from 'vitest';
import { examplesWritten } from '../../../support/cli/phrases/written-examples.ts';

const TEXT = `@voice
Feature: F
  Background:
    Given it is day

  Rule: R
    @ONE
    Example: one
      When it <rains>
        """
        text
        """

    Scenario Outline: two <SIZE>
      When <SIZE> drops fall:
        | on | roofs |
      Then it is wet

      Examples:
        | SIZE |
        | 1    |
        | 2    |
`;

describe('the examples of a feature', () => {
  const [one, small, large] = examplesWritten('f.feature', TEXT);

  it('have their lines, tags and steps with those of the background', () => {
    expect(one).toMatchObject({ uri: 'f.feature', name: 'one', tags: ['@voice', '@ONE'], line: 8, keyword: 8 });
    expect(one?.steps.map(({ text, line }) => [text, line])).toEqual([
      ['it is day', 4],
      ['it <rains>', 9],
    ]);
    expect(one?.steps[1]?.argument).toEqual(['text']);
  });

  it('reach from the first tag to what follows', () => {
    expect([one?.from, one?.to]).toEqual([7, 13]);
    expect([large?.from, large?.to]).toEqual([14, Number.POSITIVE_INFINITY]);
  });

  it('are one for each row, with the values filled in', () => {
    expect([small, large].map((each) => [each?.line, each?.keyword, each?.name])).toEqual([
      [21, 14, 'two 1'],
      [22, 14, 'two 2'],
    ]);
    expect(large?.steps[1]).toMatchObject({ text: '2 drops fall:', line: 15, argument: ['on', 'roofs'] });
  });

  it('are refused with the line where a text is not Gherkin', () => {
    expect(() =>
      examplesWritten('f.feature', 'Feature: F\n  Example: E\n    When it rains\n    and it snows\n'),
    ).toThrow(/^f\.feature:\d+ is not Gherkin: expected: .*\.$/);
  });
});
