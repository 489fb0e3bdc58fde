import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readToken, writeToken } from '../../../reference-impl/contacts/page.ts';

const token = fc.record({
  of: fc.constantFrom('contacts', 'lists', 'custom-fields'),
  direction: fc.constantFrom('next' as const, 'prev' as const),
  sequence: fc.integer({ min: 0, max: 999_999_999_999 }),
});

describe('a page token', () => {
  it('says what was written in it, to its own list and in its own direction only', () => {
    fc.assert(
      fc.property(token, token, (said, other) => {
        const text = writeToken(said);
        expect(text).toMatch(/^[\w-]+$/);
        expect(readToken(text, said.of, said.direction)).toEqual(said);
        if (other.of !== said.of || other.direction !== said.direction)
          expect(readToken(text, other.of, other.direction)).toBeUndefined();
      }),
    );
  });

  it('is not made of any other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(readToken(text, 'contacts', 'next')).toBeUndefined();
      }),
    );
  });

  it('with one character changed is none any more', () => {
    fc.assert(
      fc.property(token, fc.nat(), fc.constantFrom('A', 'z', '0', '=', '.'), (said, at, put) => {
        const text = writeToken(said);
        const place = at % text.length;
        const changed = `${text.slice(0, place)}${put}${text.slice(place + 1)}`;
        if (changed !== text) expect(readToken(changed, said.of, said.direction)).toBeUndefined();
      }),
    );
  });
});
