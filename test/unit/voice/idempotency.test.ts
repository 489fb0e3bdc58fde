import { describe, expect, it } from 'vitest';
import type { Reply } from '../../../reference-impl/http/operation.ts';
import { IdempotencyCache, idempotencyDecisions } from '../../../reference-impl/voice/idempotency.ts';

const wire = { headers: {}, body: Buffer.alloc(0) };
const request = { project: 'p', service: 's', key: 'k', wire };
const WINDOW = 600_000;
const reply = (status: number, body = 'first'): Reply => ({ status, body });

function cacheAt(start = 0) {
  const cache = new IdempotencyCache();
  let now = start;
  const ask = (at: number, of = request, decisions = idempotencyDecisions) => {
    now = at;
    return cache.recall(of, decisions, () => now);
  };
  const answer = (given: Reply, of = request) => cache.settle(of, idempotencyDecisions, given, now);
  return { ask, answer };
}

describe('a repeated request', () => {
  it('gets the first reply until ten minutes after the first request', () => {
    const { ask, answer } = cacheAt();
    expect(ask(0)).toBeUndefined();
    answer(reply(200));
    for (const at of [0, 1000, WINDOW - 1]) expect(ask(at)).toEqual(reply(200));
    expect(ask(WINDOW + 1)).toBeUndefined();
  });

  it('opens a new window when it comes after the old one', () => {
    const { ask, answer } = cacheAt();
    ask(0);
    answer(reply(200));
    ask(WINDOW + 1);
    answer(reply(200, 'second'));
    expect(ask(2 * WINDOW)).toEqual(reply(200, 'second'));
    expect(ask(2 * WINDOW + 1)).toBeUndefined();
  });

  it('is one with the same project, service and key', () => {
    const { ask, answer } = cacheAt();
    ask(0);
    answer(reply(200));
    for (const part of ['project', 'service', 'key'] as const)
      expect(ask(1, { ...request, [part]: 'other' })).toBeUndefined();
  });

  it.each([
    [200, true],
    [299, true],
    [400, true],
    [401, false],
    [403, false],
    [404, false],
    [415, false],
    [500, false],
  ])('after a reply with status %i is repeated: %s', (status, repeated) => {
    const { ask, answer } = cacheAt();
    ask(0);
    answer(reply(status));
    expect(ask(1)).toEqual(repeated ? reply(status) : undefined);
  });

  it('waits for the first that is still under way', async () => {
    const { ask, answer } = cacheAt();
    ask(0);
    const others = [ask(0), ask(0)];
    answer(reply(200));
    expect(await Promise.all(others)).toEqual([reply(200), reply(200)]);
  });

  it('takes its turn when the first left no reply to repeat', async () => {
    const { ask, answer } = cacheAt();
    ask(0);
    const [second, third] = [ask(0), ask(0)];
    answer(reply(500));
    expect(await second).toBeUndefined();
    answer(reply(200, 'second'));
    expect(await third).toEqual(reply(200, 'second'));
  });

  it('moves the window only when it is decided so', () => {
    const { ask, answer } = cacheAt();
    const sliding = { ...idempotencyDecisions, anchorAfterReplay: (_first: number, now: number) => now };
    ask(0);
    answer(reply(200));
    expect(ask(WINDOW - 1, request, sliding)).toEqual(reply(200));
    expect(ask(WINDOW + 1, request, sliding)).toEqual(reply(200));
  });
});
