import { Problem } from '../../kernel/problem.ts';
import type { Registry } from '../../worlds/registry.ts';
import { type LabOperation, verb } from '../lab-operation.ts';
import { WorldStream } from './world-stream.ts';

/** The maximum of concurrent listeners of one platform. */
const LISTENERS = 32;

const listening = new WeakMap<Registry, number>();

function count(registry: Registry, change: number): void {
  listening.set(registry, (listening.get(registry) ?? 0) + change);
}

export const eventsOperation: LabOperation = verb('lab.events', 'GET', '/worlds/:world/events', {
  summary:
    'Streams the current state, then each change, as server-sent events: clock, accounts, faults, tokens, hlr, voice, ' +
    'mailbox, reviews, resources, messages, attempts, replies, requests; gone when the world is. A listener that does not keep up is dropped.',
  answerType: 'text/event-stream',
  answer: { type: 'string' },
  run: ({ scope: world, caller: platform }) => {
    const { registry } = platform;
    if ((listening.get(registry) ?? 0) >= LISTENERS)
      throw new Problem(503, `${LISTENERS} pages are listening already; close one.`, [], { 'retry-after': '5' });
    return {
      status: 200,
      type: 'text/event-stream',
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', connection: 'close' },
      stream: (outgoing) => {
        count(registry, 1);
        new WorldStream(world, platform, outgoing).begin(() => count(registry, -1));
      },
    };
  },
});
