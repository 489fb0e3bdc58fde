import { describe, expect, it } from 'vitest';
import { examplesWritten } from '../../../support/cli/phrases/written-examples.ts';
import { examplesIn } from '../../../support/ground/rules/example-index.ts';

const FEATURE = `@messaging
Feature: Pages

  Rule: Pages end

    @published
    Scenario Outline: <KIND>s
      Then it ends

      @ONE-01 @needs-clock
      Examples: Contacts
        | KIND    |
        | contact |
        | person  |

      @TWO-01
      Examples: Lists
        | KIND |
        | list |

    @THREE-01
    Scenario Outline: <KIND>s
      Then it ends

      @smoke
      Examples:
        | KIND  |
        | field |
`;

describe('the index of examples', () => {
  it('has an outline for each rule that its tables show', () => {
    expect(examplesIn('a.feature', FEATURE)).toMatchObject([
      {
        ...{ uri: 'a.feature', line: 7, name: '<KIND>s', rows: [13, 14], isPart: true },
        tags: ['@messaging', '@published', '@ONE-01', '@needs-clock'],
      },
      {
        ...{ uri: 'a.feature', line: 7, name: '<KIND>s', rows: [19], isPart: true },
        tags: ['@messaging', '@published', '@TWO-01'],
      },
      {
        ...{ uri: 'a.feature', line: 22, name: '<KIND>s', rows: [28] },
        tags: ['@messaging', '@THREE-01', '@smoke'],
      },
    ]);
  });

  it.each([
    ['with the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['indented by tabs', (text: string) => text.replaceAll('  ', '\t')],
    ['indented by wide spaces', (text: string) => text.replaceAll('  ', '\u00a0')],
    ['after a mark of the order of bytes', (text: string) => `\ufeff${text}`],
    ['without a line end', (text: string) => text.trimEnd()],
  ])('is the same %s', (_, changed) => {
    expect(examplesIn('a.feature', changed(FEATURE))).toEqual(examplesIn('a.feature', FEATURE));
  });

  it('passes by what is quoted', () => {
    const quote = '      """\n      @FOUR-01\n      Example: no\n      | a |\n      """\n';
    const quoting = FEATURE.replace('      Then it ends\n', `      Then it ends\n${quote}`);
    const [one, two, three] = examplesIn('a.feature', quoting);
    expect([one?.rows, two?.rows, three?.rows]).toEqual([[18, 19], [24], [33]]);
    expect([one, two, three].flatMap((each) => each?.tags ?? [])).not.toContain('@FOUR-01');
  });

  it('has the tags of each row by its table', () => {
    const [first] = examplesIn('a.feature', FEATURE.replace('      @TWO-01\n', '      @needs-handset\n'));
    const usual = ['@messaging', '@published'];
    expect(first?.rowTags).toEqual([
      [...usual, '@ONE-01', '@needs-clock'],
      [...usual, '@ONE-01', '@needs-clock'],
      [...usual, '@needs-handset'],
    ]);
    expect(first?.tags).toContain('@needs-handset');
  });
});

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
