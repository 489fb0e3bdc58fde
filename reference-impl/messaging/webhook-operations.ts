import { guarded } from '../http/check-then-act.ts';
import type { Reply } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import { keptFor } from './kept-for.ts';
import type { MessagingCall, MessagingOperation } from './part.ts';
import type { Webhook } from './webhook.ts';
import { judgeWebhook } from './webhook-checks.ts';
import { CHANGEABLE_MEMBERS, WEBHOOK_CHANGE_SCHEMA, WEBHOOK_SCHEMA } from './webhook-schema.ts';

const LARGEST_PAGE = 100;
const DEFAULTS = { headers: {}, read_timeout: 20_000, retries: 0, retry_delay: 5 };

const webhooksOf = ({ scope, caller }: MessagingCall): Map<string, Webhook> =>
  keptFor(scope, caller.account, 'webhooks').webhooks;

const decisionsOf = (call: MessagingCall) => call.scope.decisions;

/** Throws a Problem for an invalid webhook (400) or one whose address and method are in use (409). */
function judge(call: MessagingCall, webhook: Webhook): void {
  const { webhookChecks, isTaken } = decisionsOf(call);
  judgeWebhook(webhook, webhookChecks);
  if (isTaken(webhooksOf(call).values(), webhook))
    throw new Problem(409, 'A webhook with the given url and method already exists.');
}

function find(call: MessagingCall): Webhook {
  const webhook = webhooksOf(call).get(call.params.webhookId as string);
  if (!webhook) throw new Problem(404, 'Resource not found.');
  return webhook;
}

function judgeNew(call: MessagingCall<Omit<Webhook, 'id'>>): Webhook {
  const { mostWebhooks } = decisionsOf(call);
  if (webhooksOf(call).size >= mostWebhooks)
    throw new Problem(400, `Maximum number of webhooks (${mostWebhooks}) reached`);
  const { url, method, encoding, events, template } = call.body;
  const { headers, read_timeout, retries, retry_delay } = { ...DEFAULTS, ...call.body };
  const id = call.scope.ids.opaque();
  const webhook: Webhook = {
    id,
    url,
    method,
    encoding,
    headers,
    events,
    ...(template === undefined ? {} : { template }),
    read_timeout,
    retries,
    retry_delay,
  };
  judge(call, webhook);
  return webhook;
}

function create(call: MessagingCall<Omit<Webhook, 'id'>>, webhook: Webhook): Reply {
  webhooksOf(call).set(webhook.id, webhook);
  call.scope.ledger.record('webhooks.create', webhook.id);
  return { status: 201, body: webhook };
}

function change(call: MessagingCall<Partial<Record<keyof Webhook, unknown>>>): Reply {
  const changes = Object.entries(call.body).filter(
    ([name, value]) => CHANGEABLE_MEMBERS.includes(name) && value !== null,
  );
  const webhook = find(call);
  if (changes.length === 0)
    throw new Problem(400, 'Bad Request', [{ pointer: '', message: 'Name at least one member to change' }]);
  const changed = { ...webhook, ...Object.fromEntries(changes) } as Webhook;
  judge(call, changed);
  webhooksOf(call).set(changed.id, changed);
  call.scope.ledger.record('webhooks.change', webhook.id);
  return { status: 200, body: changed };
}

function remove(call: MessagingCall): Reply {
  const { id } = find(call);
  decisionsOf(call).forget(webhooksOf(call), id);
  call.scope.ledger.record('webhooks.remove', id);
  return { status: 204 };
}

/** A whole number from the query. Throws a Problem with HTTP status 400 for anything else. */
function numberIn({ query }: MessagingCall, name: string, otherwise: number): number {
  const text = query[name];
  if (text === undefined || text === '') return otherwise;
  if (typeof text !== 'string' || !/^\d{1,9}$/.test(text))
    throw new Problem(400, 'Bad Request', [{ pointer: '', message: `${name} property value is invalid` }]);
  return Number(text);
}

/** Pages are counted from 0; the size is at least 1 and at most the largest page. */
function list(call: MessagingCall): Reply {
  const page = numberIn(call, 'page', 0);
  const pageSize = Math.min(numberIn(call, 'page_size', LARGEST_PAGE) || LARGEST_PAGE, LARGEST_PAGE);
  const pageData = decisionsOf(call).webhooksOnPage(webhooksOf(call), page, pageSize);
  return { status: 200, body: { page, pageSize, pageData } };
}

const ALL = '/v1/webhooks/messages';
const ONE = '/v1/webhooks/messages/:webhookId';

/**
 * Custom webhooks of an account. Section "Callbacks from the messaging API".
 * Rules: PUB-HOOK-CHANGE-01, PUB-HOOK-FORM-01, PUB-HOOK-MOST-01, PUB-HOOK-PAGE-01, PUB-HOOK-RACE-01,
 * PUB-HOOK-RACE-02, PUB-HOOK-TYPE-01, PUB-HOOK-UNKNOWN-01.
 */
export const webhookOperations: readonly MessagingOperation[] = [
  {
    id: 'webhooks.create',
    method: 'POST',
    path: ALL,
    schema: WEBHOOK_SCHEMA,
    run: guarded('webhooks.create', judgeNew, create),
  },
  { id: 'webhooks.list', method: 'GET', path: ALL, run: list },
  { id: 'webhooks.read', method: 'GET', path: ONE, run: (call) => ({ status: 200, body: find(call) }) },
  { id: 'webhooks.change', method: 'PATCH', path: ONE, schema: WEBHOOK_CHANGE_SCHEMA, run: change },
  { id: 'webhooks.remove', method: 'DELETE', path: ONE, run: remove },
];
