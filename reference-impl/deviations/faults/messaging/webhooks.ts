import { fault, faultsOf } from '../../fault.ts';
import { decision, given, result } from '../../operators/messaging.ts';
import { asked, good, members, on } from '../../operators/replies.ts';

const WEBHOOK = {
  ...{ id: '00000000-0000-4000-8000-000000000001', url: 'x', method: 'POST', encoding: 'JSON' },
  ...{ events: ['RECEIVED_SMS'], retries: 0 },
};

/** Deviations from what is published about the operations on webhooks. */
export const faults = faultsOf({
  'PUB-HOOK-FORM-01': {
    'published-webhooks.created-200': fault('Creating a webhook returns HTTP status 200.', {
      reply: on('webhooks.create', good, 200),
    }),
    'published-webhooks.deleted-200': fault('Deleting a webhook returns HTTP status 200 and an object.', {
      reply: on('webhooks.remove', good, { status: 200, body: {} }),
    }),
    'published-webhooks.headers-forgotten': fault('The headers of a webhook are not saved.', {
      reply: on('webhooks.create', 201, members({ headers: {} })),
    }),
    'published-webhooks.repeated-unasked': fault('A webhook without retries gets three.', {
      reply: asked('webhooks.create', 201, members({ retries: 3 }), (asked) => !('retries' in asked)),
    }),
  },
  'FORM-list-webhooks': {
    'published-webhooks.bare-list': fault('The list of webhooks is a bare array.', {
      reply: on('webhooks.list', good, { status: 200, body: [] }),
    }),
  },
  'PUB-HOOK-TWICE-01': {
    'published-webhooks.twice': fault('The same webhook can be created twice.', {
      decide: decision('isTaken', () => false),
    }),
    'published-webhooks.one-per-url': fault('A url can have only one method.', {
      decide: decision('isTaken', (webhooks, wanted) =>
        [...webhooks].some(({ id, url }) => id !== wanted.id && url === wanted.url),
      ),
    }),
  },
  'PUB-HOOK-MOST-01': {
    'published-webhooks.151': fault('An account may have 151 webhooks.', { decide: decision('mostWebhooks', 151) }),
    'published-webhooks.149': fault('An account may have at most 149 webhooks.', {
      decide: decision('mostWebhooks', 149),
    }),
  },
  'PUB-HOOK-PAGE-01': {
    'published-webhooks.pages-from-1': fault('Pages of webhooks count from 1.', {
      decide: given('webhooksOnPage', (webhooks, page) => [webhooks, Math.max(0, page - 1)]),
    }),
    'published-webhooks.last-page-lost': fault('A page of webhooks that is not full is missing.', {
      decide: result('webhooksOnPage', (entries, _webhooks, _page, size) => (entries.length < size ? [] : entries)),
    }),
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
    'published-webhooks.empty-change': fault('An empty change is accepted.', {
      reply: on('webhooks.change', 400, { status: 200, body: WEBHOOK }),
    }),
  },
  'PUB-HOOK-UNKNOWN-01': {
    'published-webhooks.unknown-deleted': fault('Deleting an unknown webhook succeeds.', {
      reply: on('webhooks.remove', 404, { status: 204 }),
    }),
    'published-webhooks.unknown-400': fault('Changing an unknown webhook gets HTTP status 400.', {
      reply: on('webhooks.change', 404, 400),
    }),
  },
});
