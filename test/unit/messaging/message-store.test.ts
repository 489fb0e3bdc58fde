import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HandOver, HandOvers } from '../../../reference-impl/messaging/hand-overs.ts';
import { Message, type MessageStatus, type SubmittedItem } from '../../../reference-impl/messaging/message.ts';
import { MessageStore } from '../../../reference-impl/messaging/message-store.ts';
import { accountOf, worldAt } from './submitting.ts';

const NOW = Date.parse('2024-01-15T12:00:00Z');
const world = worldAt('2024-01-15T12:00:00Z');
const accounts = [accountOf(world), accountOf(world, 'sub')];

/** A store that packs as soon as it can, so that the first block of 256 is packed after 256 messages. */
const packing = (): MessageStore => new MessageStore(0);

const orNothing = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const text = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), fc.constant('half a \ud83d'));
const items: fc.Arbitrary<SubmittedItem> = fc.record({
  content: text,
  destination_number: fc.constantFrom('+46700000001', '+46700000002'),
  format: fc.constantFrom('SMS', 'MMS', 'TTS', null),
  delivery_report: fc.constantFrom(true, false, null),
  callback_url: orNothing(fc.webUrl()),
  metadata: orNothing(fc.dictionary(text, text, { noNullPrototype: true })),
  source_number: orNothing(fc.constant('+46700000091')),
  source_number_type: fc.constantFrom('INTERNATIONAL', null),
  scheduled: fc.constantFrom(null, '2024-01-16T12:00:00Z'),
  message_expiry_timestamp: fc.constantFrom(null, '2024-01-17T12:00:00Z'),
}) as fc.Arbitrary<SubmittedItem>;

const STATUSES: readonly MessageStatus[] = ['delivered', 'expired', 'rejected', 'failed', 'cancelled', 'queued'];

const messages = fc
  .record({
    item: items,
    account: fc.constantFrom(...accounts),
    status: fc.constantFrom(...STATUSES),
    sentFrom: orNothing(fc.constant('+46700000092')),
    handedOverAt: orNothing(fc.constantFrom(NOW, NOW + 86_400_000)),
    changedAt: orNothing(fc.constantFrom(NOW, NOW + 86_400_000)),
  })
  .map(
    ({ item, account, ...rest }): Message => Object.assign(new Message(crypto.randomUUID(), account, item, NOW), rest),
  );

const several = fc.array(messages, { minLength: 256, maxLength: 300 });

describe('stored messages', () => {
  it('are the same after they were packed', () => {
    fc.assert(
      fc.property(several, (sent) => {
        const store = packing();
        for (const each of sent) store.add(each);
        const before = sent.map((each) => ({ ...each }));
        expect(sent.map(({ id }) => ({ ...store.get(id) }))).toEqual(before);
        expect([...store.ids()]).toEqual(sent.map(({ id }) => id));
        expect(store.size).toBe(sent.length);
      }),
      { numRuns: 10 },
    );
  });

  it('are objects of their own only as long as they can change', () => {
    const store = packing();
    const made = Array.from({ length: 256 }, (_, i) => {
      const message = new Message(
        `id-${i}`,
        accounts[0] as never,
        { content: 'x', destination_number: '+46700000001' },
        NOW,
      );
      message.status = i === 5 ? 'scheduled' : 'delivered';
      store.add(message);
      return message;
    });
    expect(store.get('id-5')).toBe(made[5]);
    expect(store.get('id-6')).not.toBe(made[6]);
    expect(store.get('unknown')).toBeUndefined();
  });
});

describe('stored hand-overs', () => {
  it('are the same after they were packed, and found by recipient, oldest first', () => {
    const handedOver = fc.record({
      content: orNothing(text),
      source: fc.constantFrom(undefined, '+46700000093'),
      late: fc.constantFrom(0, 60_000),
      arrivedAt: orNothing(fc.constant(NOW + 120_000)),
    });
    fc.assert(
      fc.property(several, fc.array(handedOver, { minLength: 300, maxLength: 300 }), (sent, facts) => {
        const store = packing();
        const handOvers = new HandOvers(store, 0);
        const expected: HandOver[] = sent.map((message, i) => {
          store.add(message);
          const { content = message.content, source, late, arrivedAt } = facts[i] as (typeof facts)[number];
          const each = { message, content, source, at: NOW + late, arrivedAt };
          handOvers.add(each);
          return each;
        });
        const shown = ({ message, content, source, at, arrivedAt }: HandOver) => ({
          id: message.id,
          content,
          source,
          at,
          arrivedAt,
        });
        expect([...handOvers].map(shown)).toEqual(expected.map(shown));
        for (const number of ['+46700000001', '+46700000002', '+46700000003']) {
          const to = expected.filter(({ message }) => message.destination === number);
          const arrived = to.filter((each) => each.arrivedAt !== undefined);
          expect(handOvers.arrivedAt(number).map(shown)).toEqual(arrived.map(shown));
          expect(handOvers.latestTo(number)?.message.id).toBe(to.at(-1)?.message.id);
        }
      }),
      { numRuns: 10 },
    );
  });
});
