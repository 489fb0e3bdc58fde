import { type Request, Router } from 'express';
import { both, httpUrl, insist, list, map, oneOf, optional, shape, text, that, whole } from '../../http/check.ts';
import { pageNumber, pageSizeOf } from '../../http/pages.ts';
import { badRequest, conflict, present } from '../../http/problems.ts';
import type { Webhook } from '../model.ts';
import { made, newId, settled, storeOf } from '../store.ts';

const url = both(text({ max: 1000 }), httpUrl);
const method = oneOf('GET', 'POST', 'PATCH', 'PUT', 'DELETE');
const encoding = oneOf('JSON', 'FORM_ENCODED', 'XML');
const events = list(
  oneOf(
    'RECEIVED_SMS',
    'OPT_OUT_SMS',
    'RECEIVED_MMS',
    'ENROUTE_DR',
    'SUBMITTED_DR',
    'DELIVERED_DR',
    'EXPIRED_DR',
    'REJECTED_DR',
    'FAILED_DR',
  ),
  1,
);
const headers = both(
  map(text({ max: 1000 }), 200),
  that(
    (value) => !Object.keys(value ?? {}).some((name) => name.toLowerCase() === 'content-type'),
    'Content-Type is set by the encoding',
  ),
);
const rest = { headers: optional(headers), template: optional(text()) };
const creation = shape({
  url,
  method,
  encoding,
  events,
  ...rest,
  read_timeout: optional(whole(1, 60_000)),
  retries: optional(whole(0, 5)),
  retry_delay: optional(whole(1, 60)),
});
const changes = shape({
  url: optional(url),
  method: optional(method),
  encoding: optional(encoding),
  events: optional(events),
  ...rest,
});

function refuseTwin(accountId: string, wanted: Pick<Webhook, 'url' | 'method'>, self?: Webhook): void {
  for (const other of storeOf(accountId).webhooks.values()) {
    if (other !== self && other.url === wanted.url && other.method === wanted.method) {
      throw conflict('A webhook with the given url and method already exists.');
    }
  }
}

const find = (req: Request) =>
  present(storeOf(req.account.id).webhooks.get(String(req.params.id)), 'Resource not found.');

export const webhooksRouter = Router();

webhooksRouter.get('/', (req, res) => {
  const page = pageNumber(req.query.page, 0);
  const pageSize = pageSizeOf(req.query.page_size, 100, 1000, 0);
  const all = settled(storeOf(req.account.id).webhooks);
  res.json({ page, pageSize, pageData: all.slice(page * pageSize, (page + 1) * pageSize) });
});

webhooksRouter.post('/', (req, res) => {
  insist(creation, req.body, badRequest);
  refuseTwin(req.account.id, req.body);
  const { url, method, encoding, events, headers, template, read_timeout, retries, retry_delay } = req.body;
  const webhook: Webhook = {
    id: newId(),
    url,
    method,
    encoding,
    events: [...new Set<string>(events)],
    headers: headers ?? {},
    template,
    read_timeout: read_timeout ?? 20_000,
    retries: retries ?? 0,
    retry_delay: retry_delay ?? 5,
  };
  storeOf(req.account.id).webhooks.set(String(webhook.id), made(webhook));
  res.status(201).json(webhook);
});

webhooksRouter
  .route('/:id')
  .get((req, res) => {
    res.json(find(req));
  })
  .patch((req, res) => {
    const webhook = find(req);
    const names = ['url', 'method', 'encoding', 'events', 'headers', 'template'];
    const given = Object.fromEntries(Object.entries(req.body).filter(([name]) => names.includes(name)));
    if (Object.keys(given).length === 0) throw badRequest(['At least one field must be given']);
    insist(changes, given, badRequest);
    refuseTwin(req.account.id, { ...webhook, ...given }, webhook);
    res.json(Object.assign(webhook, given));
  })
  .delete((req, res) => {
    storeOf(req.account.id).webhooks.delete(String(find(req).id));
    res.status(204).end();
  });
