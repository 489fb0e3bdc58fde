import { randomUUID } from 'node:crypto';
import { type Request, type RequestHandler, Router } from 'express';
import { platformAuthentication } from '../auth/platform.ts';
import { projects } from '../config.ts';
import { queryCapability, sendMessage } from '../conversation/service.ts';
import {
  type Check,
  explain,
  faultsOf,
  httpUrl,
  list,
  optional,
  range,
  required,
  shape,
  text,
  variant,
} from '../http/check.ts';
import { HttpProblem } from '../http/problems.ts';
import { jsonBody } from '../http/server.ts';
import { toConversationMessage, toStandaloneCallback } from './mapping.ts';

const problem = (status: number, message: string) => new HttpProblem(status, { message, reference: randomUUID() });

const media = shape({ url: required(httpUrl) });
const message = variant('type', () => ({
  text: shape({ text: required(text({ min: 1, max: 4096 })) }),
  image: media,
  video: media,
  audio: media,
  document: media,
  sticker: shape({ url: optional(httpUrl), id: optional(text()) }),
  location: shape({
    lat: required(range(-90, 90)),
    lng: required(range(-180, 180)),
    name: optional(text()),
    address: optional(text()),
  }),
  template: shape({ template_name: required(text({ min: 1 })), language: optional(text()) }),
  interactive: shape({}),
  contacts: shape({}),
}));

const phone = text({ pattern: /^\+?[1-9]\d{6,14}$/, says: 'must be a phone number' });
const sending = shape({ to: required(list(phone, 1, 20)), message: required(message), callback: optional(httpUrl) });
const query = shape({ numbers: required(list(phone, 1, 20)) });

function check(shapeOfBody: Check, req: Request): void {
  const details = explain(faultsOf(shapeOfBody, req.body));
  if (details.length > 0) throw problem(400, details.join('; '));
}

function appOf(req: Request): string {
  const { botId } = req.params;
  const bot = req.project.bots.find((each) => each.botId === botId);
  if (bot) return bot.appId;
  const isForeign = projects.some(({ bots }) => bots.some((each) => each.botId === botId));
  throw isForeign ? problem(403, 'The bot belongs to another project') : problem(404, 'The bot was not found');
}

export const standaloneRouter = Router();

standaloneRouter.use(platformAuthentication({ basic: false, fault: problem }));
standaloneRouter.use(jsonBody(() => problem(400, 'The body is not a JSON object')));

standaloneRouter.post('/v1/:botId/messages', (req, res) => {
  const appId = appOf(req);
  check(sending, req);
  const converted = toConversationMessage(req.body.message);
  if (!converted) throw problem(400, 'This kind of message has no equivalent in the conversation service');
  const origin = {
    projectId: req.project.id,
    appId,
    callbackUrl: req.body.callback,
    translate: toStandaloneCallback,
  };
  // A call of the conversation service takes one recipient.
  const statuses = req.body.to.map((recipient: string) => {
    const sent = sendMessage(origin, recipient, converted);
    return { message_id: sent.id, recipient, status: 'success', state: 'queued' };
  });
  res.status(201).json({ type: 'whatsapp', statuses });
});

const capability: RequestHandler = async (req, res) => {
  const appId = appOf(req);
  const numbers = req.query.numbers;
  if (numbers !== undefined) req.body.numbers = [numbers].flat().flatMap((each) => String(each).split(','));
  check(query, req);
  const origin = { projectId: req.project.id, appId };
  const answers = await Promise.all(
    req.body.numbers.map((number: string) => queryCapability(origin, number, randomUUID())),
  );
  res.json({
    capabilities: answers.map(({ identity, status }) => ({ msisdn: identity, capable: status !== 'NO_CAPABILITY' })),
  });
};

standaloneRouter.route('/v1/:botId/capability').get(capability).post(capability);
