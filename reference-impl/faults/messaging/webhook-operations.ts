import type { Reply } from '../../http/operation.ts';
import type { Answered, Fault } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { around, decision } from '../operators/decisions.ts';
import { instead, on, restatus } from '../operators/replies.ts';

type Members = Readonly<Record<string, unknown>>;

/** The members of the body of a request, none when it has none. */
const bodyOf = ({ request }: Answered): Members => {
  try {
    return JSON.parse(request.body.toString('utf8')) as Members;
  } catch {
    return {};
  }
};

/** Whether a request was found to have a mistake. */
const refused = ({ status }: Reply): boolean => status === 400;

/** Whether a request made something. */
const made = ({ status }: Reply): boolean => status === 201;

const ID = '00000000-0000-4000-8000-000000000001';

const answering = (operation: string, status: number, body?: unknown): NonNullable<Fault['reply']> =>
  on(
    operation,
    (reply) => reply.status < 300,
    (reply) => ({ ...reply, status, body: body ?? reply.body }),
  );

/** TODO */
export const faults = faultsOf({
  'PUB-HOOK-FORM-01': {
    'published-webhooks.created-200': fault('A created webhook is answered with HTTP status 200.', { reply: answering('webhooks.create', 200) }),
    'published-webhooks.deleted-200': fault('A deleted webhook is answered with HTTP status 200 and an object.', {
      reply: answering('webhooks.remove', 200, {}),
    }),
    'published-webhooks.bare-list': fault('The list of webhooks is a bare array.', { reply: answering('webhooks.list', 200, []) }),
    'published-webhooks.headers-forgotten': fault('A webhook forgets its headers.', {
      reply: on('webhooks.create', made, (reply) => ({ ...reply, body: { ...(reply.body as object), headers: {} } })),
    }),
    'published-webhooks.repeated-unasked': fault('A webhook that names no retries has three.', {
      reply: on(
        'webhooks.create',
        (reply, answered) => made(reply) && !('retries' in bodyOf(answered)),
        (reply) => ({ ...reply, body: { ...(reply.body as object), retries: 3 } }),
      ),
    }),
  },
  'PUB-HOOK-TWICE-01': {
    'published-webhooks.twice': fault('The same webhook can be made twice.', { decide: decision('messaging', 'isTaken', () => false) }),
    'published-webhooks.one-per-url': fault('A url can have one method only.', {
      decide: decision('messaging', 'isTaken', (webhooks, wanted) => [...webhooks].some(({ id, url }) => id !== wanted.id && url === wanted.url)),
    }),
  },
  'PUB-HOOK-MOST-01': {
    'published-webhooks.151': fault('An account may have 151 webhooks.', { decide: decision('messaging', 'mostWebhooks', 151) }),
    'published-webhooks.149': fault('An account may have 149 webhooks.', { decide: decision('messaging', 'mostWebhooks', 149) }),
  },
  'PUB-HOOK-PAGE-01': {
    'published-webhooks.pages-from-1': fault('Pages of webhooks are counted from 1.', {
      decide: around('messaging', 'webhooksOnPage', (webhooksOnPage) => (webhooks, page, size) => webhooksOnPage(webhooks, Math.max(0, page - 1), size)),
    }),
    'published-webhooks.last-page-lost': fault('A page of webhooks that is not full is left out.', {
      decide: around('messaging', 'webhooksOnPage', (webhooksOnPage) => (webhooks, page, size) => {
        const entries = webhooksOnPage(webhooks, page, size);
        return entries.length < size ? [] : entries;
      }),
    }),
    'published-webhooks.size-0-crashes': fault('A page size of 0 breaks the platform.', {
      reply: on(
        'webhooks.list',
        (_reply, { request }) => request.query.page_size === '0',
        () => ({ status: 500, body: { message: 'division by zero' } }),
      ),
    }),
  },
  'PUB-HOOK-CHANGE-01': {
    'published-webhooks.change-replaces': fault('A change sets the events back unless it names them.', {
      reply: on(
        'webhooks.change',
        (reply, answered) => reply.status === 200 && !('events' in bodyOf(answered)),
        (reply) => ({ ...reply, body: { ...(reply.body as object), events: ['DELIVERED_DR'] } }),
      ),
    }),
    'published-webhooks.empty-change': fault('A change that changes nothing is accepted.', {
      reply: on('webhooks.change', refused, () => ({
        status: 200,
        body: { id: ID, url: 'x', method: 'POST', encoding: 'JSON', events: ['RECEIVED_SMS'], retries: 0 },
      })),
    }),
  },
  'PUB-HOOK-UNKNOWN-01': {
    'published-webhooks.unknown-deleted': fault('Deleting a webhook that does not exist succeeds.', {
      reply: instead('webhooks.remove', 404, { status: 204 }),
    }),
    'published-webhooks.unknown-400': fault('Changing a webhook that does not exist is answered with HTTP status 400.', {
      reply: restatus('webhooks.change', 404, 400),
    }),
  },
});
