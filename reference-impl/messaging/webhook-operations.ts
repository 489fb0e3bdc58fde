import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Call, Operation, Reply } from '../http/operation.ts';
import { type Mistake, Problem } from '../kernel/problem.ts';
import { isWebUrl } from './web-url.ts';
import type { Webhook } from './webhook.ts';
import { CHANGEABLE_MEMBERS, WEBHOOK_CHANGE_SCHEMA, WEBHOOK_SCHEMA } from './webhook-schema.ts';
import { isTemplate } from './webhook-template.ts';

/** How many webhooks an account may have. */
const AT_MOST = 150;
const LARGEST_PAGE = 100;
const DEFAULTS = { headers: {}, read_timeout: 20_000, retries: 0, retry_delay: 5 };

const webhooksOf = ({ world, caller }: Call<AccountCaller>): Map<string, Webhook> =>
  world.messaging.recordsOf(world.behaviour.decisions.messaging.keeperOf(caller.account, 'webhooks'))
    .webhooks;

function mistakesOf({ url, headers, template }: Webhook): Mistake[] {
  const mistakes: Mistake[] = [];
  if (!isWebUrl(url)) mistakes.push({ pointer: '/url', message: 'Not a valid http url' });
  if (Object.keys(headers).some((name) => name.toLowerCase() === 'content-type'))
    mistakes.push({ pointer: '/headers', message: 'Content-Type follows from the encoding' });
  if (template !== undefined && !isTemplate(template))
    mistakes.push({ pointer: '/template', message: 'is no Velocity template' });
  return mistakes;
}

/** Keeps a webhook that is in order. Throws a Problem: 400 for mistakes, 409 when address and method are taken. */
function keep(call: Call<AccountCaller>, webhook: Webhook): void {
  const mistakes = mistakesOf(webhook);
  if (mistakes.length > 0) throw new Problem(400, 'Bad Request', mistakes);
  const webhooks = webhooksOf(call);
  if (call.world.behaviour.decisions.messaging.isTaken(webhooks.values(), webhook))
    throw new Problem(409, 'A webhook with the given url and method already exists.');
  webhooks.set(webhook.id, webhook);
}

function find(call: Call<AccountCaller>): Webhook {
  const webhook = webhooksOf(call).get(call.params.webhookId as string);
  if (!webhook) throw new Problem(404, 'Resource not found.');
  return webhook;
}

function create(call: Call<AccountCaller, Omit<Webhook, 'id'>>): Reply {
  if (webhooksOf(call).size >= AT_MOST)
    throw new Problem(400, `Maximum number of webhooks (${AT_MOST}) reached`);
  const { url, method, encoding, events, template } = call.body;
  const { headers, read_timeout, retries, retry_delay } = { ...DEFAULTS, ...call.body };
  const id = call.world.ids.uuid();
  const webhook: Webhook = {
    ...{ id, url, method, encoding, headers, events },
    ...(template === undefined ? {} : { template }),
    ...{ read_timeout, retries, retry_delay },
  };
  keep(call, webhook);
  call.world.ledger.record('webhooks.create', webhook.id);
  return { status: 201, body: webhook };
}

function change(call: Call<AccountCaller, Partial<Record<keyof Webhook, unknown>>>): Reply {
  const changes = Object.entries(call.body).filter(
    ([name, value]) => CHANGEABLE_MEMBERS.includes(name) && value !== null,
  );
  const webhook = find(call);
  if (changes.length === 0)
    throw new Problem(400, 'Bad Request', [{ pointer: '', message: 'Name at least one member to change' }]);
  const changed = { ...webhook, ...Object.fromEntries(changes) } as Webhook;
  keep(call, changed);
  call.world.ledger.record('webhooks.change', webhook.id);
  return { status: 200, body: changed };
}

function remove(call: Call<AccountCaller>): Reply {
  const { id } = find(call);
  call.world.behaviour.decisions.messaging.forget(webhooksOf(call), id);
  call.world.ledger.record('webhooks.remove', id);
  return { status: 204 };
}

const numberIn = (text: unknown, least: number, otherwise: number): number =>
  typeof text === 'string' && /^\d{1,6}$/.test(text) && Number(text) >= least ? Number(text) : otherwise;

function list(call: Call<AccountCaller>): Reply {
  const page = numberIn(call.query.page, 0, 0);
  const pageSize = Math.min(numberIn(call.query.page_size, 1, LARGEST_PAGE), LARGEST_PAGE);
  const pageData = [...webhooksOf(call).values()].slice(page * pageSize, (page + 1) * pageSize);
  return { status: 200, body: { page, pageSize, pageData } };
}

const ALL = '/v1/webhooks/messages';
const ONE = '/v1/webhooks/messages/:webhookId';

/** Custom webhooks of an account. Section "Callbacks from the messaging API". */
export const webhookOperations: readonly Operation<AccountCaller>[] = [
  { id: 'webhooks.create', method: 'POST', path: ALL, schema: WEBHOOK_SCHEMA, run: create },
  { id: 'webhooks.list', method: 'GET', path: ALL, run: list },
  { id: 'webhooks.read', method: 'GET', path: ONE, run: (call) => ({ status: 200, body: find(call) }) },
  { id: 'webhooks.change', method: 'PATCH', path: ONE, schema: WEBHOOK_CHANGE_SCHEMA, run: change },
  { id: 'webhooks.remove', method: 'DELETE', path: ONE, run: remove },
];
