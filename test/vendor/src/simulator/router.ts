import { randomUUID } from 'node:crypto';
import { Router } from 'express';
import { findAccount, projects } from '../config.ts';
import { lastSentTo, receive as receiveChat } from '../conversation/service.ts';
import { badRequest, present } from '../http/problems.ts';
import { jsonBody } from '../http/server.ts';
import { handsetOf } from '../messaging/gateway/carrier.ts';
import { lastMessageTo, receive, receiveUnasked } from '../messaging/gateway/receive.ts';
import { decide } from '../messaging/senders.ts';
import { runCall } from '../voice/events.ts';
import { servicesOf } from '../voice/services.ts';

/** The hand of the person who holds a handset: reads its texts, answers them, makes a call; and of the reviewer. */
export const simulatorRouter = Router();

simulatorRouter.use(jsonBody(() => badRequest(['The body is not a JSON object'])));

const withPlus = (number: string) => (number.startsWith('+') ? number : `+${number.trim()}`);

simulatorRouter.get('/handsets/:number/messages', (req, res) => {
  res.json(handsetOf(withPlus(req.params.number)).received);
});

simulatorRouter.post('/handsets/:number/replies', (req, res) => {
  const { content, to, account: id } = req.body;
  if (typeof content !== 'string') throw badRequest(['/content: must be a string']);
  if (id !== undefined) {
    const account = present(findAccount(id), 'The account was not found.');
    res.status(201).json({ reply_id: receiveUnasked(account, withPlus(req.params.number), content).id });
    return;
  }
  const last = present(lastMessageTo(withPlus(req.params.number), to), 'The handset has no message to answer.');
  const reply = receive(last.account, last.message, content);
  res.status(201).json({ reply_id: reply.id, message_id: last.message.id });
});

simulatorRouter.post('/review/:request', (req, res) => {
  if (typeof req.body.approve !== 'boolean') throw badRequest(['/approve: must be true or false']);
  present(decide(req.params.request, req.body.approve), 'There is no open request with this id.');
  res.json({});
});

simulatorRouter.post('/chats/:identity/messages', (req, res) => {
  const last = present(lastSentTo(req.params.identity), 'Nothing was sent to this customer yet.');
  receiveChat(last.identity, req.body.contact_message ?? { text_message: { text: String(req.body.text) } }, last);
  res.status(201).json({});
});

simulatorRouter.post('/calls', (req, res) => {
  const { project, serviceId, from = '+447700900001' } = req.body;
  const known = projects
    .filter(({ id }) => project === undefined || id === project)
    .flatMap(({ id }) => servicesOf(id));
  const service = present(
    known.find((each) => (serviceId === undefined ? each.isDefault : each.serviceId === serviceId)),
    'The service was not found.',
  );
  const call = { callId: randomUUID(), serviceId: service.serviceId, projectId: service.projectId, from };
  void runCall(service, call).catch(() => undefined);
  res.status(201).json(call);
});
