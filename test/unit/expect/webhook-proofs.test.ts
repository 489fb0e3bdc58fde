import { describe, expect, it } from 'vitest';
import { expectHeaderBeyond } from '../../../support/example/expect/notifications.ts';
import type { Notification } from '../../../support/wire/callbacks/notification.ts';

const withHeaders = (...all: ReadonlyArray<Readonly<Record<string, string>>>) =>
  all.map((headers) => ({ headers }) as Notification);

const PLAIN = { date: 'today', 'content-type': 'application/json' };

describe('a header that proves an origin', () => {
  it.each([
    ['under any name', [{ ...PLAIN, 'x-any-proof': 'abc' }], [PLAIN]],
    ['empty without the key', [{ ...PLAIN, proof: 'abc' }], [{ ...PLAIN, proof: '' }]],
    ['in each of several', [{ proof: 'a' }, { proof: 'b' }], [PLAIN, PLAIN]],
  ])('is there %s', (_, proved, others) => {
    expect(() => expectHeaderBeyond(withHeaders(...proved), withHeaders(...others))).not.toThrow();
  });

  it.each([
    ['in neither', [PLAIN], [{ ...PLAIN, date: 'tomorrow' }]],
    ['in both', [{ proof: 'a' }], [{ proof: 'b' }]],
    ['in one of two', [{ proof: 'a' }, PLAIN], [PLAIN]],
    ['in nothing that came', [], [PLAIN]],
    ['and nothing came without', [{ proof: 'a' }], []],
  ])('is not there %s', (_, proved, others) => {
    expect(() => expectHeaderBeyond(withHeaders(...proved), withHeaders(...others))).toThrow();
  });
});
