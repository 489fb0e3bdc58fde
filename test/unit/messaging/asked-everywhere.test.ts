import { describe, expect, it } from 'vitest';
import { decision, onlyWhen, result } from '../../../reference-impl/deviations/operators/messaging.ts';
import { changeStatus } from '../../../reference-impl/messaging/carrier/status-change.ts';
import { reportOperations } from '../../../reference-impl/messaging/reports/operations.ts';
import type { Webhook } from '../../../reference-impl/messaging/webhooks/webhook.ts';
import type { Fault } from '../../../reference-impl/worlds/behaviour.ts';
import type { World } from '../../../reference-impl/worlds/world.ts';
import { accountOf, submit, worldAt } from './submitting.ts';

/** A world that decides something in its own way. */
const deciding = (decide: NonNullable<Fault['decide']>): World =>
  worldAt('2026-03-02T12:00:00Z', [{ id: 'a.b', rule: 'A-01', says: 'Other.', decide }]);

const WEBHOOK: Webhook = {
  ...{ id: 'w', url: 'https://receiver.example', method: 'POST', encoding: 'JSON', headers: {} },
  ...{ events: ['DELIVERED_DR'], read_timeout: 1000, retries: 0, retry_delay: 5 },
};

/** What the oldest reports of an account say when they are fetched. */
function fetched(world: World): readonly object[] {
  const run = reportOperations.find(({ id }) => id === 'reports.list')?.run as (call: unknown) => { body: unknown };
  const account = accountOf(world);
  const { body } = run({ scope: world.scopes.messaging, caller: { own: account, account } });
  return (body as { delivery_reports: readonly object[] }).delivery_reports;
}

describe('what is decided about a report', () => {
  const world = deciding(result('reportBody', (body) => ({ ...body, said: 'otherwise' })));

  it('is heard wherever one is shown: pushed, fetched, and in the payload of webhooks', async () => {
    const { id } = accountOf(world);
    world.scopes.messaging.state.recordsOf(id).webhooks.set(WEBHOOK.id, WEBHOOK);
    submit(world, [{ callback_url: 'https://callback.example' }]);
    await world.activity.quiet();
    const sent = world.outbox.attempts.map(({ kind, body }) => [kind, JSON.parse(body).said]);
    expect(new Set(sent.map(([kind]) => kind))).toEqual(new Set(['delivery-report', 'webhook']));
    expect(sent.every(([, said]) => said === 'otherwise')).toBe(true);
    expect(fetched(world)).toMatchObject([{ said: 'otherwise' }, { said: 'otherwise' }]);
  });
});

describe('what is decided about the end of a message', () => {
  const delivered = (decide: NonNullable<Fault['decide']>) => {
    const world = deciding(decide);
    const [message] = submit(world, [{}]).messages;
    if (!message) throw new Error('no message was submitted');
    return { world, message };
  };

  it('is heard when it gets another status', () => {
    const { world, message } = delivered(onlyWhen('isFinal', (status) => status !== 'delivered'));
    expect(message.status).toBe('delivered');
    changeStatus(world.scopes.messaging, message, 'failed', '400');
    expect(message.status).toBe('failed');
  });

  it('is heard by the carrier, who has more to report', () => {
    const { message } = delivered(decision('isFinal', (status) => status === 'submitted'));
    expect(message.status).toBe('submitted');
  });
});
