import fc from 'fast-check';
import { PIECES } from './hostile-text.data.ts';

/** Texts made of what is dangerous somewhere, of any characters, and of plain words. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 8 }), fc.string()), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

/** Characters that no page, log or terminal may get from a target as they are. */
export const UNSEEN = /[\p{Cs}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u007f-\u009f]/u;
