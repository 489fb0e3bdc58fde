import fc from 'fast-check';
import { expect, it } from 'vitest';
import { givenIds, type Ids, randomIds, rememberIds } from '../../../reference-impl/kernel/ids.ts';

const draws = fc.array(fc.constantFrom('uuid', 'opaque', 'secret'));

const draw = (ids: Ids, kinds: readonly string[]): string[] => kinds.map((kind) => ids[kind as 'uuid']());

it('the same identifiers come again in the same order, then those of another source', () => {
  fc.assert(
    fc.property(draws, draws, (kinds, more) => {
      const first = rememberIds(randomIds);
      const drawn = draw(first, kinds);
      expect(first.drawn).toEqual(drawn);
      first.stop();
      draw(first, more);
      expect(first.drawn).toEqual(drawn);
      const others = rememberIds(randomIds);
      const again = draw(givenIds(drawn, others), [...kinds, ...more]);
      expect(again).toEqual([...drawn, ...others.drawn]);
      expect(others.drawn).toHaveLength(more.length);
    }),
  );
});
