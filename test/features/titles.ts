import type { ReadFeature } from './document.ts';
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
export function emptyTitles(features: readonly ReadFeature[]): string[] {
  return features.flatMap(({ examples }) =>
    examples.flatMap((example) => {
      const words = example.title.replace(VARYING, ' ').match(/[\p{L}_.]{2,}/gu) ?? [];
      return words.some(saysSomething) ? [] : [`${placeOf(example)} has a title without words of its own`];
    }),
  );
}
