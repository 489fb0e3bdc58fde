import { expect, it } from 'vitest';
import type { TrafficEntry } from '../../../reference-impl/accounts/traffic-entry.ts';
import { filters } from '../../../reference-impl/reports/filters.ts';
import type { DetailRequest } from '../../../reference-impl/reports/request-schemas.ts';

const MESSAGES = 300;

function countingList(length: number) {
  const counted = { reads: 0 };
  const list = new Proxy(
    Array.from({ length }, (_, i) => `+4670000${i}`),
    {
      get: (of, name, receiver) => {
        counted.reads += 1;
        return Reflect.get(of, name, receiver);
      },
    },
  );
  return { list, counted };
}

const message = {
  direction: 'outbound',
  source: '+46700000091',
  destination: '+46700000092',
  metadata: { colour: 'red' },
  status: 'delivered',
  format: 'SMS',
} as unknown as TrafficEntry;

it.each(['sources', 'destinations', 'addresses', 'metadata_values', 'status', 'message_format', 'channels'] as const)(
  'a long list of %s is read once, however many messages there are',
  (member) => {
    const { list, counted } = countingList(500);
    const request = { direction: 'all', metadata_key: 'colour', [member]: list } as unknown as DetailRequest;
    for (let i = 0; i < MESSAGES; i += 1) for (const { keeps } of filters) keeps(message, request);
    expect(counted.reads).toBeGreaterThan(0);
    expect(counted.reads).toBeLessThan(500 * 10);
  },
);
