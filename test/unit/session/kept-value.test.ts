import { describe, expect, it } from 'vitest';
import { Journal, keptValue } from '../../../support/example/session/journal.ts';

const large = { list: Array(20_000).fill('text') };

describe('what was seen where nothing is judged', () => {
  it.each([[undefined], [null], [7], ['text'], [['a', { b: 1 }]], [{ status: 200, body: { a: 1 } }]])(
    'is kept as it is: %j',
    (seen) => {
      expect(keptValue(seen)).toEqual(seen);
    },
  );

  it('is told when it is too large, and of an answer the status stays', () => {
    const sentence = expect.stringMatching(/^\(JSON of \d+ characters, not kept\)$/);
    expect(keptValue(large)).toEqual({ list: sentence });
    expect(keptValue([large])).toEqual(sentence);
    expect(keptValue({ status: 200, body: large })).toEqual({ status: 200, body: sentence });
    expect(keptValue(Object.fromEntries(Object.entries(large.list)))).toEqual(sentence);
  });

  it('is so in evidence', () => {
    const journal = new Journal();
    journal.observations.push({ what: 'an answer', seen: { status: 200, body: large } });
    expect(JSON.stringify(journal.evidence('none', 0)).length).toBeLessThan(1000);
  });
});
