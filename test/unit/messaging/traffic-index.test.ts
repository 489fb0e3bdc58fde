import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Timeline } from '../../../reference-impl/kernel/timeline.ts';
import { receiveReply } from '../../../reference-impl/messaging/reply.ts';
import { trafficOf } from '../../../reference-impl/messaging/traffic.ts';
import { candidates, type Indexed } from '../../../reference-impl/messaging/traffic-index.ts';
import { filters } from '../../../reference-impl/reports/filters.ts';
import type { DetailRequest } from '../../../reference-impl/reports/report-request.ts';
import { messagesOf } from '../../../reference-impl/reports/selection.ts';
import { accountOf, submit, worldAt } from './submitting.ts';

const NOON = '2024-01-15T12:00:00.000Z';
const DAY = 86_400_000;
const COLOURS = ['red', 'green', 'blue'];
const FORMATS = ['SMS', 'MMS', 'TTS'] as const;
const to = (i: number): string => (i % 17 === 0 ? '+99900000001' : `+4670000${String(i % 40).padStart(4, '0')}`);

/** 900 messages of one day with everything that filters go by, and replies to some of them. */
function busyWorld() {
  const world = worldAt(NOON);
  const { messages } = submit(
    world,
    Array.from({ length: 900 }, (_, i) => ({
      content: `Message ${i}`,
      destination_number: to(i),
      source_number: i % 5 === 0 ? '+46700000091' : null,
      format: FORMATS[i % 3] ?? null,
      metadata: i % 4 === 0 ? null : { colour: COLOURS[i % 7] ?? 'none', order: String(i) },
      scheduled: i % 50 === 7 ? '2024-01-16T12:00:00Z' : null,
    })),
  );
  for (const [i, message] of messages.entries())
    if (i % 3 === 0) receiveReply(world.scopes.messaging, message, { content: i % 2 === 0 ? 'STOP' : `Answer ${i}` });
  return world;
}

const number = fc.nat(45).map(to);

const members = fc.record({
  direction: fc.constantFrom('inbound', 'outbound', 'all'),
  source: fc.constantFrom('+46700000091', '+46700000092'),
  destinations: fc.array(number, { maxLength: 4 }),
  destination: number,
  metadata_key: fc.constantFrom('colour', 'order', 'missing', 'constructor'),
  metadata_value: fc.constantFrom('red', 'green', 'none', '13'),
  status: fc.array(fc.constantFrom('DELIVERED', 'FAILED', 'SCHEDULED', 'PROCESSED'), { maxLength: 2 }),
  opt_out: fc.constantFrom(true, false, 'true', 'false'),
  channels: fc.array(fc.constantFrom('SMS', 'MMS', 'TTS'), { maxLength: 2 }),
  responded: fc.boolean(),
});

/** Some filters at once: no message meets all of them. */
const request: fc.Arbitrary<DetailRequest> = members.chain((all) =>
  fc.subarray(Object.entries(all), { maxLength: 4 }).map((some) => Object.fromEntries(some) as DetailRequest),
);

describe('messages that are looked up', () => {
  const world = busyWorld();
  const now = world.clock.now();
  const account = accountOf(world);

  it('are those that a look at every message finds, whatever the filters', () => {
    const window = { from: now - DAY, to: now + DAY };
    const naive = (asked: DetailRequest): string[] =>
      trafficOf(world.scopes.messaging, account, window.from, window.to)
        .flatMap((stream) => [...stream])
        .filter((message) => filters.every(({ keeps }) => keeps(message, asked)))
        .map(({ id }) => id);
    let hits = 0;
    fc.assert(
      fc.property(request, (asked) => {
        const selection = { accounts: [account], request: asked, window };
        const found = [...messagesOf(world.scopes.reports, selection)].map(({ id }) => id);
        expect(found).toEqual(naive(asked));
        if (found.length > 0) hits += 1;
      }),
      { numRuns: 60 },
    );
    expect(hits).toBeGreaterThan(10);
  });

  it('follow a status that changes', async () => {
    const asked = { status: ['SCHEDULED'] };
    const count = (): number =>
      [
        ...messagesOf(world.scopes.reports, {
          accounts: [account],
          request: asked,
          window: { from: 0, to: now },
        }),
      ].length;
    expect(count()).toBe(17);
    await world.clock.advanceTo(now + 2 * DAY);
    expect(count()).toBe(0);
  });
});

it('a narrow lookup looks at few entries of many', () => {
  const timeline = new Timeline<number>((instant) => instant);
  for (let i = 0; i < 100_000; i += 1) timeline.add(i);
  let looks = 0;
  const indexed: Indexed<number> = {
    timeline,
    indexes: new Map(),
    facetOf: () => ({
      valuesOf: (entry) => {
        looks += 1;
        return [String(entry % 1000)];
      },
    }),
  };
  const lookups = [{ facet: 'thousandth', values: ['7'] }];
  expect([...candidates(indexed, 0, 99_999, lookups)]).toHaveLength(100);
  looks = 0;
  expect([...candidates(indexed, 50_000, 99_999, lookups)]).toHaveLength(50);
  expect(looks).toBe(0);
});
