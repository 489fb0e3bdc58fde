import { describe, expect, it } from 'vitest';
import { arrivedAt } from '../../../reference-impl/messaging/carrier.ts';
import { cancelMessage } from '../../../reference-impl/messaging/holding.ts';
import type { Message } from '../../../reference-impl/messaging/message.ts';
import { receiveReply } from '../../../reference-impl/messaging/reply.ts';
import { accountOf, codesOf, submit, worldAt } from './submitting.ts';

const NUMBER = '+46700000001';

function nightIn(zone: string, now: string) {
  const world = worldAt(now);
  const account = accountOf(world);
  account.features.socialSending = true;
  account.timeZone = zone;
  return { world, account };
}

const first = ({ messages }: { messages: Message[] }): Message => messages[0] as Message;

describe('a message outside the sending hours', () => {
  it('is under way until the hours open, then goes once with its text', async () => {
    const { world } = nightIn('Europe/Stockholm', '2024-03-30T19:00:00Z');
    const message = first(submit(world, [{ content: 'Good night' }]));
    expect(codesOf(world, message)).toEqual(['101']);
    await world.clock.advanceTo(Date.parse('2024-03-31T05:59:59.999Z'));
    expect(message.handedOverAt).toBeUndefined();
    await world.clock.advanceTo(Date.parse('2024-04-02T12:00:00Z'));
    expect(codesOf(world, message)).toEqual(['101', '200', '221']);
    const copies = arrivedAt(world.scopes.messaging.state.handsets, NUMBER);
    expect(copies.map(({ content, arrivedAt: at }) => [content, at])).toEqual([
      ['Good night', Date.parse('2024-03-31T06:00:00Z')],
    ]);
  });

  it('still makes a second one a duplicate', async () => {
    const { world, account } = nightIn('UTC', '2024-01-15T21:00:00Z');
    account.features.deDuplication = true;
    submit(world, [{}]);
    await world.clock.advanceTo(Date.parse('2024-01-15T21:05:00Z'));
    expect(codesOf(world, first(submit(world, [{}])))).toEqual(['305']);
    await world.clock.advanceTo(Date.parse('2024-01-16T08:00:00Z'));
    expect(arrivedAt(world.scopes.messaging.state.handsets, NUMBER)).toHaveLength(1);
  });

  it('is given up when the recipient opts out before it goes', async () => {
    const { world } = nightIn('UTC', '2024-01-15T17:00:00Z');
    const earlier = first(submit(world, [{ content: 'By day' }]));
    await world.clock.advanceTo(Date.parse('2024-01-15T19:00:00Z'));
    const held = first(submit(world, [{ content: 'By night' }]));
    receiveReply(world.scopes.messaging, earlier, 'STOP');
    await world.clock.advanceTo(Date.parse('2024-01-16T09:00:00Z'));
    expect(codesOf(world, held)).toEqual(['101', '412']);
  });

  it('expires in the night when its validity is shorter', async () => {
    const { world, account } = nightIn('UTC', '2024-01-15T19:00:00Z');
    account.allowances.validity = 3_600_000;
    const message = first(submit(world, [{}]));
    await world.clock.advanceTo(Date.parse('2024-01-15T20:00:00Z'));
    expect(codesOf(world, message)).toEqual(['101', '320']);
    await world.clock.advanceTo(Date.parse('2024-01-16T09:00:00Z'));
    expect(message.handedOverAt).toBeUndefined();
  });
});

describe('a scheduled message', () => {
  it('goes at its time, at once when that has passed', async () => {
    const world = worldAt('2024-01-15T12:00:00Z');
    const { messages } = submit(world, [
      { scheduled: '2024-01-15T14:00:00+01:00' },
      { scheduled: '2016-01-01T00:00:00Z' },
    ]);
    expect(messages.map(({ status }) => status)).toEqual(['scheduled', 'delivered']);
    await world.clock.advanceTo(Date.parse('2024-01-15T13:00:00Z'));
    expect(messages[0]?.handedOverAt).toBe(Date.parse('2024-01-15T13:00:00Z'));
  });

  it('never goes once it is cancelled, and leaves no timer behind', async () => {
    const world = worldAt('2024-01-15T12:00:00Z');
    const message = first(submit(world, [{ scheduled: '2024-01-15T13:00:00Z' }]));
    cancelMessage(world.scopes.messaging, message);
    expect(await world.clock.next()).toBeUndefined();
    expect(message.status).toBe('cancelled');
  });
});

describe('the carrier', () => {
  it('plays the script of the number, and nothing follows a final status', async () => {
    const world = worldAt('2024-01-15T12:00:00Z');
    world.scopes.messaging.state.scripts.set(NUMBER, [
      { after: 0, status: 'submitted', code: '200' },
      { after: 10_000, status: 'rejected', code: '402' },
      { after: 10_000, status: 'delivered', code: '221' },
    ]);
    const message = first(submit(world, [{}]));
    await world.clock.advanceTo(world.clock.now() + 3_600_000);
    expect(codesOf(world, message)).toEqual(['200', '402']);
    expect(arrivedAt(world.scopes.messaging.state.handsets, NUMBER)).toEqual([]);
  });

  it('that is silent lets the message expire after its hand-over', async () => {
    const world = worldAt('2024-01-15T12:00:00Z');
    world.scopes.messaging.state.scripts.set('*', []);
    const message = first(submit(world, [{ message_expiry_timestamp: '2024-01-15T13:00:00Z' }]));
    await world.clock.advanceTo(Date.parse('2024-01-15T12:59:59.999Z'));
    expect(codesOf(world, message)).toEqual([]);
    await world.clock.advanceTo(Date.parse('2024-01-15T13:00:00Z'));
    expect(codesOf(world, message)).toEqual(['401']);
  });
});

describe('a message that is not sent', () => {
  it.each([
    ['beyond the usage threshold', { usage: 0 }, '+46700000001', '301', 'rejected'],
    ['without credit', { credit: 0 }, '+46700000001', '304', 'rejected'],
    ['with a filtered word', { filteredWords: ['HELLO'] }, '+46700000001', '331', 'rejected'],
    ['to a blocked number', {}, '+61491570110', '412', 'rejected'],
    ['without a route', {}, '+99900000001', '332', 'failed'],
  ])('%s', (_title, allowances, destination_number, code, status) => {
    const world = worldAt('2024-01-15T12:00:00Z');
    Object.assign(accountOf(world).allowances, allowances);
    const message = first(submit(world, [{ destination_number }]));
    expect([message.status, codesOf(world, message)]).toEqual([status, [code]]);
    expect(world.scopes.messaging.state.handOvers).toEqual([]);
  });

  it('counts the allowance down within one request too', () => {
    const world = worldAt('2024-01-15T12:00:00Z');
    accountOf(world).allowances.usage = 2;
    const { messages } = submit(world, [{}, {}, {}]);
    expect(messages.map(({ status }) => status)).toEqual(['delivered', 'delivered', 'rejected']);
    expect(accountOf(world).allowances.usage).toBe(0);
  });
});
