import { expect, it } from 'vitest';
import { IdempotencyCache, idempotencyDecisions } from '../../../reference-impl/voice/idempotency.ts';

it('lets those that wait for a request go on when it ends, also where its scope is decided otherwise by then', async () => {
  const cache = new IdempotencyCache();
  const asked = () => ({ project: 'P', service: 'S', key: 'K', wire: { headers: {}, body: Buffer.alloc(0) } });
  const [first, second] = [asked(), asked()];
  cache.recall(first, idempotencyDecisions, () => 1);
  const waiting = cache.recall(second, idempotencyDecisions, () => 2);
  cache.settle(first, { ...idempotencyDecisions, idempotencyScope: () => 'other' }, { status: 200 }, 3);
  const late = new Promise((resolve) => setImmediate(resolve, 'still waiting'));
  expect(await Promise.race([waiting, late])).toBeUndefined();
  cache.settle(second, idempotencyDecisions, { status: 200 }, 4);
  expect(cache.recall(asked(), idempotencyDecisions, () => 5)).toEqual({ status: 200 });
});
