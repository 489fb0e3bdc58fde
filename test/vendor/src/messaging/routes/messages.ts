import { Router } from 'express';
import {
  flag,
  httpUrl,
  insist,
  type Json,
  list,
  map,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
} from '../../http/check.ts';
import { badRequest, present } from '../../http/problems.ts';
import { cancel } from '../gateway/dispatch.ts';
import { submit } from '../gateway/submit.ts';
import { iso, type Message } from '../model.ts';
import { storeOf } from '../store.ts';

const item = shape({
  content: text({ min: 1, max: 5000 }),
  destination_number: text({
    pattern: /^\+[1-9]\d{7,14}$/,
    says: 'International address must be between 8 and 15 digits with a leading plus',
  }),
  format: optional(oneOf('SMS', 'MMS', 'TTS')),
  delivery_report: optional(flag),
  callback_url: optional(httpUrl),
  scheduled: optional(timestamp),
  message_expiry_timestamp: optional(timestamp),
  metadata: optional(map(text({ max: 256 }), 100, 10)),
  source_number: optional(text({ min: 1, max: 20 })),
  source_number_type: optional(oneOf('INTERNATIONAL', 'ALPHANUMERIC', 'SHORTCODE')),
  media: optional(list(httpUrl)),
  subject: optional(text({ max: 64 })),
});

const submission = shape({ messages: list(item, 1, 100) });

const find = (accountId: string, id: string) => present(storeOf(accountId).messages.get(id), 'Resource not found.');

export const messagesRouter = Router();

messagesRouter.post('/', (req, res) => {
  const refuse = (details: string[]) => badRequest(details, 'The messages are not valid; none of them was sent.');
  insist(submission, req.body, refuse);
  const details: string[] = [];
  for (const [index, message] of req.body.messages.entries()) {
    if (message.source_number_type && !message.source_number)
      details.push(`/messages/${index}/source_number_type: only allowed with a source_number`);
    if (message.media && message.format !== 'MMS')
      details.push(`/messages/${index}/media: only allowed in a message of format MMS`);
  }
  if (details.length > 0) throw refuse(details);
  const messages = req.body.messages.map((each: Record<string, Json>) => {
    const message = submit(req.account, each);
    return { ...messageView(message), content: message.originalText };
  });
  res.status(202).json({ messages });
});

messagesRouter.get('/:id', (req, res) => {
  res.json(messageView(find(req.account.id, req.params.id)));
});

messagesRouter.put('/:id', (req, res) => {
  const message = find(req.account.id, req.params.id);
  if (req.body.status !== 'cancelled') throw badRequest(['/status: must be cancelled']);
  if (message.status !== 'scheduled') throw badRequest(['Only messages with a status of scheduled can be cancelled']);
  cancel(message);
  res.json(messageView(message));
});

function messageView(message: Message) {
  return {
    message_id: message.id,
    status: message.status,
    content: message.content,
    destination_number: message.destination,
    source_number: message.source,
    source_number_type: message.sourceType,
    format: message.format,
    delivery_report: message.deliveryReport,
    callback_url: message.callbackUrl,
    scheduled: message.scheduled,
    message_expiry_timestamp: message.expiry,
    media: message.media,
    subject: message.subject,
    metadata: message.metadata ?? {},
    created_at: iso(message.submittedAt),
    updated_at: iso(message.updatedAt),
    revision: message.revision,
  };
}
