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
