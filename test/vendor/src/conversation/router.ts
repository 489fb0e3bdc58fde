import { randomUUID } from 'node:crypto';
import { type Request, Router } from 'express';
import { ownProject, platformAuthentication } from '../auth/platform.ts';
import { type Check, httpUrl, insist, isObject, list, object, optional, shape, text } from '../http/check.ts';
import { namedProblem as problem } from '../http/problems.ts';
import { jsonBody } from '../http/server.ts';
import { webhooks } from './callbacks.ts';
import { identityOf, queryCapability, sendMessage } from './service.ts';

const kinds = [
  'text_message',
  'media_message',
  'template_message',
  'location_message',
  'choice_message',
  'card_message',
  'carousel_message',
  'list_message',
  'contact_info_message',
];

const recipient = object((value, path, faults) => {
  const identities = value.identified_by?.channel_identities;
  const named = Array.isArray(identities) && identities.length > 0 && typeof identities[0]?.identity === 'string';
  if ((typeof value.contact_id === 'string') === named) {
    faults.push({ path, reason: 'must name a contact_id or channel identities' });
  }
});
const message = object((value, path, faults) => {
  if (kinds.filter((kind) => isObject(value[kind])).length !== 1)
    faults.push({ path, reason: 'must hold one kind of message' });
});
const sending = shape({
  app_id: text({ min: 1 }),
  recipient,
  message,
  callback_url: optional(httpUrl),
  message_metadata: optional(text({ max: 1024 })),
});
const query = shape({
  app_id: text({ min: 1 }),
  recipient,
  request_id: optional(text()),
});
const subscription = shape({
  app_id: text(),
  target: httpUrl,
  triggers: list(text(), 1),
  secret: optional(text()),
});

function check(shapeOfBody: Check, req: Request): void {
  insist(shapeOfBody, req.body, (details) => problem(400, details.join('; ')));
  if (!req.project.bots.some(({ appId }) => appId === req.body.app_id)) throw problem(404, 'The app was not found');
}

function identity(req: Request): string {
  const found = identityOf(req.body.recipient);
  if (!found) throw problem(404, 'The contact was not found');
  return found;
}

export const conversationRouter = Router();
const project = '/v1/projects/:projectId';

const own = ownProject('projectId', problem);

conversationRouter.use(platformAuthentication({ basic: false, fault: problem }));
conversationRouter.use(jsonBody(() => problem(400, 'The body is not a JSON object')));

conversationRouter.post(`${project}/messages\\:send`, own, (req, res) => {
  check(sending, req);
  const origin = { projectId: req.project.id, appId: req.body.app_id, callbackUrl: req.body.callback_url };
  const sent = sendMessage(origin, identity(req), req.body.message, req.body.message_metadata);
  res.json({ message_id: sent.id, accepted_time: sent.acceptedTime });
});

conversationRouter.post(`${project}/capability\\:query`, own, (req, res) => {
  check(query, req);
  const request_id = req.body.request_id ?? randomUUID();
  void queryCapability({ projectId: req.project.id, appId: req.body.app_id }, identity(req), request_id);
  res.json({ app_id: req.body.app_id, recipient: req.body.recipient, request_id });
});

conversationRouter
  .route(`${project}/webhooks`)
  .all(own)
  .get((req, res) => {
    res.json({ webhooks: [...webhooks.values()].filter(({ projectId }) => projectId === req.project.id) });
  })
  .post((req, res) => {
    check(subscription, req);
    const { app_id, target, triggers, secret } = req.body;
    const webhook = { id: randomUUID(), projectId: req.project.id, app_id, target, triggers, secret };
    webhooks.set(webhook.id, webhook);
    res.json(webhook);
  });

conversationRouter.delete(`${project}/webhooks/:webhookId`, own, (req, res) => {
  if (webhooks.get(req.params.webhookId)?.projectId !== req.project.id) throw problem(404, 'The webhook was not found');
  webhooks.delete(req.params.webhookId);
  res.json({});
});
