import { fault, faultsOf } from '../../fault.ts';
import { asked, members, on } from '../../operators/replies.ts';

/** Deviations from what is published about the operations on webhooks. */
export const faults = faultsOf({
  'PUB-HOOK-PAGE-01': {
    'published-webhooks.size-0-crashes': fault('A page size of 0 crashes the platform.', {
      reply: on('webhooks.list', (_reply, { request }) => request.query.page_size === '0', {
        status: 500,
        body: { message: 'division by zero' },
      }),
    }),
  },
  'PUB-HOOK-CHANGE-01': {
    'published-webhooks.change-replaces': fault('A change without events resets the events.', {
      reply: asked('webhooks.change', 200, members({ events: ['DELIVERED_DR'] }), (asked) => !('events' in asked)),
    }),
  },
});
