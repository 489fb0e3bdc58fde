import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AttemptLog } from '../../../reference-impl/kernel/attempt-log.ts';
import type { Letter } from '../../../reference-impl/kernel/letter.ts';

const letter = (place: number): Letter =>
  ({
    id: `letter ${place}`,
    kind: 'reply',
    order: 'a/b',
    url: 'http://r',
    body: '',
    method: 'POST',
    headers: {},
  }) as Letter;

it('the latest thousand attempts are found by their number, with their letters', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2100 }), (count) => {
      const log = new AttemptLog();
      for (let place = 0; place < count; place += 1)
        log.add(letter(place), { attempt: 1, at: place, headers: {}, outcome: 'status 200' });
      expect(log.first).toBe(Math.max(0, count - 1000));
      for (const number of [log.first, count - 1].filter((each) => each >= 0 && count > 0))
        expect([log.at(number)?.at, log.letterAt(number)?.id]).toEqual([number, `letter ${number}`]);
      for (const number of [log.first - 1, count]) expect(log.letterAt(number)).toBeUndefined();
    }),
    { numRuns: 30 },
  );
});
