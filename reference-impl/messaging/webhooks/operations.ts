import { guarded } from '../../http/check-then-act.ts';
import type { Reply } from '../../http/operation.ts';
import { objectOf } from '../../kernel/json.ts';
import { badRequest, found, Problem } from '../../kernel/problem.ts';
import { type MessagingCall, type MessagingOperation, recordsOf } from '../part.ts';
import { isTaken, judgeWebhook, type Webhook } from './webhook.ts';

const TEXT = { type: 'string' };

const REQUIRED = {
  url: { type: 'string', minLength: 1, maxLength: 1000 },
  method: TEXT,
  encoding: TEXT,
  events: { type: 'array', minItems: 1, maxItems: 100, items: TEXT },
};

/** What can be set at creation and changed later; checks.ts has further checks. */
const CHANGEABLE = {
  ...REQUIRED,
  headers: { type: 'object', maxProperties: 100, propertyNames: { minLength: 1 }, additionalProperties: TEXT },
  template: TEXT,
};

/** Timeouts and retries are set at creation only. */
const PATIENCE = {
  read_timeout: { type: 'integer', minimum: 1, maximum: 60_000 },
  retries: { type: 'integer', minimum: 0, maximum: 5 },
  retry_delay: { type: 'integer', minimum: 5, maximum: 60 },
};

/** The names of the members that can be changed. Rules: PUB-HOOK-LIMIT-01. */
const CHANGEABLE_MEMBERS = Object.keys(CHANGEABLE);

const LARGEST_PAGE = 100;
const DEFAULTS = { headers: {}, read_timeout: 20_000, retries: 0, retry_delay: 5 };

/** Throws a Problem for an invalid webhook (400) or one whose address and method are in use (409). */
function judge(call: MessagingCall, webhook: Webhook): void {
  judgeWebhook(webhook, call.scope.decisions.webhookChecks);
  if (isTaken(recordsOf(call).webhooks.values(), webhook))
    throw new Problem(409, 'A webhook with the given url and method already exists.');
}

const find = (call: MessagingCall): Webhook => found(recordsOf(call).webhooks.get(call.params.webhookId as string));

function judgeNew(call: MessagingCall<Omit<Webhook, 'id'>>): Webhook {
  const { mostWebhooks } = call.scope.decisions;
  if (recordsOf(call).webhooks.size >= mostWebhooks)
    throw new Problem(400, `Maximum number of webhooks (${mostWebhooks}) reached`);
  const { url, method, encoding, events, template } = call.body;
  const { headers, read_timeout, retries, retry_delay } = { ...DEFAULTS, ...call.body };
  const id = call.scope.ids.opaque();
  const letters = { id, url, method, encoding, headers, events, ...(template === undefined ? {} : { template }) };
  const webhook: Webhook = { ...letters, read_timeout, retries, retry_delay };
  judge(call, webhook);
  return webhook;
}

function create(call: MessagingCall<Omit<Webhook, 'id'>>, webhook: Webhook): Reply {
  recordsOf(call).webhooks.set(webhook.id, webhook);
  call.scope.ledger.record('webhooks.create', webhook.id);
  return { status: 201, body: webhook };
}

function change(call: MessagingCall<Partial<Record<keyof Webhook, unknown>>>): Reply {
  const changes = Object.entries(call.body).filter(([name]) => CHANGEABLE_MEMBERS.includes(name));
  const webhook = find(call);
  if (changes.length === 0) throw badRequest('', 'Name at least one member to change');
  const changed = { ...webhook, ...Object.fromEntries(changes) } as Webhook;
  judge(call, changed);
  recordsOf(call).webhooks.set(changed.id, changed);
  call.scope.ledger.record('webhooks.change', webhook.id);
  return { status: 200, body: changed };
}

function remove(call: MessagingCall): Reply {
  const { id } = find(call);
  recordsOf(call).webhooks.delete(id);
  call.scope.ledger.record('webhooks.remove', id);
  return { status: 204 };
}

/** A whole number from the query. Throws a Problem with HTTP status 400 for anything else. */
function numberIn({ query }: MessagingCall, name: string, otherwise: number): number {
  const text = query[name];
  if (text === undefined || text === '') return otherwise;
  if (typeof text === 'string' && /^\d{1,9}$/.test(text)) return Number(text);
  throw badRequest('', `${name} property value is invalid`);
}

/** Pages are counted from 0; the size is at least 1 and at most the largest page. */
function list(call: MessagingCall): Reply {
  const page = numberIn(call, 'page', 0);
  const pageSize = Math.min(numberIn(call, 'page_size', LARGEST_PAGE) || LARGEST_PAGE, LARGEST_PAGE);
  const pageData = [...recordsOf(call).webhooks.values()].slice(page * pageSize, (page + 1) * pageSize);
  return { status: 200, body: { page, pageSize, pageData } };
}

const ALL = '/v1/webhooks/messages';
const ONE = `${ALL}/:webhookId`;
/** The bodies that create and change a webhook; other members are ignored. */
const NEW = objectOf(REQUIRED, { ...CHANGEABLE, ...PATIENCE });
const CHANGE = objectOf({}, CHANGEABLE);

/**
 * Custom webhooks of an account. Section "Callbacks from the messaging API".
 * Rules: PUB-HOOK-CHANGE-01, PUB-HOOK-FORM-01, PUB-HOOK-MOST-01, PUB-HOOK-PAGE-01, PUB-HOOK-RACE-01,
 * PUB-HOOK-RACE-02, PUB-HOOK-TYPE-01, PUB-HOOK-UNKNOWN-01.
 */
export const webhookOperations: readonly MessagingOperation[] = [
  { ...guarded('webhooks.create', judgeNew, create), method: 'POST', path: ALL, schema: NEW },
  { id: 'webhooks.list', method: 'GET', path: ALL, run: list },
  { id: 'webhooks.read', method: 'GET', path: ONE, run: (call) => ({ status: 200, body: find(call) }) },
  { id: 'webhooks.change', method: 'PATCH', path: ONE, schema: CHANGE, run: change },
  { id: 'webhooks.remove', method: 'DELETE', path: ONE, run: remove },
];
