import { beforeEach, expect, it } from 'vitest';
import type { Attempt } from '../../../reference-impl/kernel/attempt-log.ts';
import type { Webhook } from '../../../reference-impl/messaging/webhooks/webhook.ts';
import type { World } from '../../../reference-impl/worlds/registry.ts';
import { accountOf, submit, worldAt } from './submitting.ts';

let world: World;

beforeEach(() => {
  world = worldAt('2026-03-02T12:00:00Z');
});

function addWebhooks(count: number, template: string): void {
  const { webhooks } = world.scopes.messaging.state.recordsOf(accountOf(world).id);
  for (let at = 0; at < count; at += 1) {
    const webhook: Webhook = {
      ...{ id: `w${at}`, url: `https://receiver.example/${at}`, method: 'POST', encoding: 'JSON' },
      ...{ headers: {}, events: ['DELIVERED_DR'], template },
      ...{ read_timeout: 1000, retries: 0, retry_delay: 5 },
    };
    webhooks.set(webhook.id, webhook);
  }
}

async function attemptsAfter(items: number): Promise<readonly Attempt[]> {
  submit(
    world,
    Array.from({ length: items }, (_, at) => ({ content: `Hello ${at}` })),
  );
  await world.activity.quiet();
  return world.outbox.log.attempts;
}

it('every letter of a large submit is sent, however long its templates take', async () => {
  addWebhooks(20, '#foreach($i in [1..999])#end'.repeat(20));
  const attempts = await attemptsAfter(40);
  expect(attempts).toHaveLength(800);
  expect(attempts.every(({ note }) => note?.includes('the template was given up: it takes more than'))).toBe(true);
});
