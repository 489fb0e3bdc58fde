import { expect, it } from 'vitest';
import { accountOf, submit, worldAt } from './submitting.ts';

it('every letter of a large submit is sent, however long its templates take', async () => {
  const world = worldAt('2026-03-02T12:00:00Z');
  const { webhooks } = world.scopes.messaging.state.recordsOf(accountOf(world).id);
  const template = '#foreach($i in [1..999])#end'.repeat(20);
  for (let at = 0; at < 20; at += 1)
    webhooks.set(`w${at}`, {
      ...{ id: `w${at}`, url: `https://receiver.example/${at}`, method: 'POST', encoding: 'JSON' },
      ...{ headers: {}, events: ['DELIVERED_DR'], template },
      ...{ read_timeout: 1000, retries: 0, retry_delay: 5 },
    });
  submit(
    world,
    Array.from({ length: 40 }, (_, at) => ({ content: `Hello ${at}` })),
  );
  await world.activity.quiet();
  const { attempts } = world.outbox.log;
  expect(attempts).toHaveLength(800);
  expect(attempts.every(({ note }) => note?.includes('the template was given up: it takes more than'))).toBe(true);
});
