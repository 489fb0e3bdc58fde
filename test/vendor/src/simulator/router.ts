import { Router } from 'express';
import { projects } from '../config.ts';
import { lastSentTo, receive as receiveChat } from '../conversation/service.ts';
import { badRequest, notFound } from '../http/problems.ts';
import { jsonBody } from '../http/server.ts';
import { handsetOf } from '../messaging/gateway/carrier.ts';
import { lastMessageTo, receive } from '../messaging/gateway/receive.ts';
import { newCall, runCall } from '../voice/events.ts';
import { serviceOf } from '../voice/services.ts';

/** The hand of the person who holds a handset: reads its texts, answers them, makes a call. */
export const simulatorRouter = Router();

simulatorRouter.use(jsonBody(() => badRequest(['The body is not a JSON object'])));

const withPlus = (number: string) => (number.startsWith('+') ? number : `+${number.trim()}`);

simulatorRouter.get('/handsets/:number/messages', (req, res) => {
  res.json(handsetOf(withPlus(req.params.number)).received);
});

simulatorRouter.post('/handsets/:number/replies', (req, res) => {
  const { content, to } = req.body;
  if (typeof content !== 'string') throw badRequest(['/content: must be a string']);
  const last = lastMessageTo(withPlus(req.params.number), to);
  if (!last) throw notFound('The handset has no message to answer.');
  const reply = receive(last.account, last.message, content);
  res.status(201).json({ reply_id: reply.id, message_id: last.message.id });
});

simulatorRouter.post('/chats/:identity/messages', (req, res) => {
  const last = lastSentTo(req.params.identity);
  if (!last) throw notFound('Nothing was sent to this customer yet.');
  receiveChat(last.identity, req.body.contact_message ?? { text_message: { text: String(req.body.text) } }, last);
  res.status(201).json({});
});

simulatorRouter.post('/calls', async (req, res) => {
  const { serviceId, from = '+447700900001' } = req.body;
  const service = projects.map(({ id }) => serviceOf(id, serviceId)).find(Boolean);
  if (!service) throw notFound('The service was not found.');
  const call = newCall(service, from);
  await runCall(service, call);
  res.status(201).json(call);
});
