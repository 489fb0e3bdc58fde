import { describe, expect, it } from 'vitest';
import { readFeature } from './document.ts';
import { ownFeatures } from './own-files.ts';
import { faultless, planted } from './planted.ts';
import { emptyTitles } from './titles.ts';

const found = (text: string): string[] => emptyTitles([readFeature('features/messaging/something.feature', text)]);

describe('a title says what its example is about', () => {
  it.each([
    ['One message', '<WHAT>'],
    ['Several messages', '<WHAT>'],
    ['Several messages', 'The client asks to <OPERATION>'],
    ['Several messages', 'isDefault <VALUE>'],
    ['Several messages', '<MEMBER> of callBehavior.type is "on"'],
    ['Several messages', '1024 and 1025'],
  ])('so that "%s" is not "%s"', (from, to) => {
    expect(found(planted(from, to))).toHaveLength(1);
  });

  it('and may have a placeholder beside its words', () => {
    expect(found(faultless)).toEqual([]);
    expect(found(planted('Several messages', '<COUNT> messages'))).toEqual([]);
  });

  it('in every feature', () => {
    expect(emptyTitles(ownFeatures())).toEqual([]);
  });
});
