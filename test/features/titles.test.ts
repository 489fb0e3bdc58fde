import { describe, expect, it } from 'vitest';
import { type ReadFeature, readFeature } from './document.ts';
import { ownFeatures } from './own-files.ts';
import { faultless, planted } from './planted.ts';
import { placeOf } from './tags.ts';

/** Words that say nothing of an example alone: every example has somebody who asks for something. */
const FILLERS = new Set(
  'a an the and or of to in on at by for with is are as it its ask asks client account project'.split(' '),
);

const VARYING = /<[^>]*>|"[^"]*"/g;

/** A name on the wire: `isDefault`, `error_code`, `callBehavior.type`. */
const WIRE_NAME = /\p{Ll}\p{Lu}|[_.]\p{L}/u;

const saysSomething = (word: string): boolean => !FILLERS.has(word.toLowerCase()) && !WIRE_NAME.test(word);

/** Titles without a word of their own: placeholders, names on the wire and numbers say what varies, not what it is about. */
function emptyTitles(features: readonly ReadFeature[]): string[] {
  return features.flatMap(({ examples }) =>
    examples.flatMap((example) => {
      const words = example.title.replace(VARYING, ' ').match(/[\p{L}_.]{2,}/gu) ?? [];
      return words.some(saysSomething) ? [] : [`${placeOf(example)} has a title without words of its own`];
    }),
  );
}

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
