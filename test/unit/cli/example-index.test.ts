import { describe, expect, it } from 'vitest';
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
    const both = FEATURE.replace('      @TWO-01\n', '      @needs-handset\n');
    const [first] = examplesIn('a.feature', both);
    const usual = ['@messaging', '@published'];
    expect(first?.rowTags).toEqual([
      [...usual, '@ONE-01', '@needs-clock'],
      [...usual, '@ONE-01', '@needs-clock'],
      [...usual, '@needs-handset'],
    ]);
    expect(first?.tags).toContain('@needs-handset');
  });
});
