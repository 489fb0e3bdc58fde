import { randomUUID } from 'node:crypto';
import { type Request, type RequestHandler, Router } from 'express';
import { platformAuthentication } from '../auth/platform.ts';
import { projects, settings } from '../config.ts';
import { channel } from '../conversation/model.ts';
import { queryCapability, sendMessage } from '../conversation/service.ts';
import { type Check, httpUrl, insist, type Json, list, optional, range, shape, text, variant } from '../http/check.ts';
import { HttpProblem } from '../http/problems.ts';
import { jsonBody } from '../http/server.ts';
import { toConversationMessage, toStandaloneCallback } from './mapping.ts';

const problem = (status: number, message: string) => new HttpProblem(status, { message, reference: randomUUID() });

const media = shape({ url: httpUrl });
const message = variant('type', () => ({
  text: shape({ text: text({ min: 1, max: 4096 }) }),
  image: media,
  video: media,
  audio: media,
  document: media,
  sticker: shape({ url: optional(httpUrl), id: optional(text()) }),
  location: shape({
    lat: range(-90, 90),
    lng: range(-180, 180),
    name: optional(text()),
    address: optional(text()),
  }),
  template: shape({ template_name: text({ min: 1 }), language: optional(text()) }),
  interactive: shape({}),
  contacts: shape({}),
}));

const phone = text({ pattern: /^\+?[1-9]\d{6,14}$/, says: 'must be a phone number' });
const sending = shape({ to: list(phone, 1, 20), message: message, callback: optional(httpUrl) });
const query = shape({ numbers: list(phone, 1, 20) });

function check(shapeOfBody: Check, req: Request): void {
  insist(shapeOfBody, req.body, (details) => problem(400, details.join('; ')));
}

function appOf(req: Request): string {
  const { botId } = req.params;
  const bot = req.project.bots.find((each) => each.botId === botId);
  if (bot) return bot.appId;
  const isForeign = projects.some(({ bots }) => bots.some((each) => each.botId === botId));
  throw isForeign ? problem(403, 'The bot belongs to another project') : problem(404, 'The bot was not found');
}

/** Hands a call on to the conversation service at `DOWNSTREAM_URL`, and returns what that answers. */
async function handOn(projectId: string, path: string, body: object): Promise<Json> {
  const answer = await fetch(`${settings.downstream}/v1/projects/${projectId}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Basic dmVuZG9yOnNlY3JldA==' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => {
    throw new HttpProblem(502, { message: 'The conversation service cannot be reached' });
  });
  if (!answer.ok) throw new HttpProblem(502, { message: `The conversation service answered ${answer.status}` });
  return answer.json();
}

export const standaloneRouter = Router();

standaloneRouter.use(platformAuthentication({ basic: false, fault: problem }));
standaloneRouter.use(jsonBody(() => problem(400, 'The body is not a JSON object')));

const recipientOf = (appId: string, identity: string) => ({
  identified_by: { channel_identities: [{ channel, identity, app_id: appId }] },
});

standaloneRouter.post('/v1/:botId/messages', async (req, res) => {
  const appId = appOf(req);
  check(sending, req);
  const converted = toConversationMessage(req.body.message);
  if (!converted) throw problem(400, 'This kind of message has no equivalent in the conversation service');
  const { to, callback: callbackUrl } = req.body;
  const origin = { projectId: req.project.id, appId, callbackUrl, translate: toStandaloneCallback };
  // A call of the conversation service takes one recipient.
  const sends: Promise<{ id: string }>[] = to.map(async (recipient: string) => {
    if (settings.downstream === undefined) return sendMessage(origin, recipient, converted);
    const call = { app_id: appId, recipient: recipientOf(appId, recipient), message: converted };
    const taken = await handOn(req.project.id, 'messages:send', { ...call, callback_url: callbackUrl });
    return { id: taken.message_id };
  });
  const statuses = (await Promise.all(sends)).map(({ id }, place) => ({
    ...{ message_id: id, recipient: to[place], status: 'success', state: 'queued' },
  }));
  res.status(201).json({ type: 'whatsapp', statuses });
});

const capability: RequestHandler = async (req, res) => {
  const appId = appOf(req);
  const numbers = req.query.numbers;
  if (numbers !== undefined) req.body.numbers = [numbers].flat().flatMap((each) => String(each).split(','));
  check(query, req);
  const origin = { projectId: req.project.id, appId };
  for (const each of settings.downstream === undefined ? [] : req.body.numbers) {
    await handOn(req.project.id, 'capability:query', { app_id: appId, recipient: recipientOf(appId, each) });
  }
  const answers = await Promise.all(
    req.body.numbers.map((number: string) => queryCapability(origin, number, randomUUID())),
  );
  res.json({
    capabilities: answers.map(({ identity, status }) => ({ msisdn: identity, capable: status !== 'NO_CAPABILITY' })),
  });
};

standaloneRouter.route('/v1/:botId/capability').get(capability).post(capability);
