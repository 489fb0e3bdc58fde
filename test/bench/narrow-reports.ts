import { performance } from 'node:perf_hooks';
import { pageNumbered } from '../../reference-impl/kernel/list.ts';
import { messageOf } from '../../reference-impl/messaging/submit/message.ts';
import type { DetailRequest } from '../../reference-impl/reports/request-schemas.ts';
import { messagesOf } from '../../reference-impl/reports/selection.ts';
import { createWorld } from '../../reference-impl/worlds/create.ts';
import { quietPlatform } from '../unit/worlds/quiet-platform.ts';

/**
 * Detail reports with a narrow filter over `count` stored messages, in a process of their own: prints for each filter the
 * milliseconds of the first page and of later ones. Arguments: how many messages.
 */
const count = Number(process.argv[2]);
const world = createWorld(quietPlatform(), { clock: 'frozen', now: Date.UTC(2024, 0, 15, 12) });
const account = [...world.accounts.values()][0]?.account;
if (!account) throw new Error('a world without accounts');

const start = world.clock.now();
const { messages } = world.scopes.messaging.state;
const { sent } = world.scopes.messaging.state.recordsOf(account.id);
for (let i = 0; i < count; i += 1) {
  const isRare = i % (count / 100) === 0;
  const item = {
    content: 'Your parcel arrives tomorrow between nine and eleven, see you',
    destination_number: isRare ? '+46700000001' : `+4671${String(i).padStart(8, '0')}`,
    source_number: isRare ? '+46700000092' : '+46700000091',
    metadata: { order: isRare ? 'rare' : String(i) },
  };
  const message = messageOf(world.ids.uuid(), account, item, start + i);
  message.status = isRare ? 'failed' : 'delivered';
  messages.set(message.id, message);
  sent.push(message);
}

const window = { from: start, to: start + count };
const page = (request: DetailRequest): number => {
  const found = messagesOf(world.scopes.reports, { accounts: [account], request, window });
  return pageNumbered(found, 0, 50).entries.length;
};

const narrow: Readonly<Record<string, DetailRequest>> = {
  recipient: { destination: '+46700000001' },
  source: { source: '+46700000092' },
  'metadata value': { metadata_key: 'order', metadata_value: 'rare' },
  status: { status: ['FAILED'] },
};

function timed(name: string, request: DetailRequest): number {
  const began = performance.now();
  if (page(request) !== 50) throw new Error(`a report by ${name} has no full page`);
  return performance.now() - began;
}

const ROUNDS = 5;

const results = Object.entries(narrow).map(([name, request]) => ({
  name,
  first: timed(name, request),
  later: Array.from({ length: ROUNDS }, () => timed(name, request)),
}));
process.stdout.write(JSON.stringify(results));
