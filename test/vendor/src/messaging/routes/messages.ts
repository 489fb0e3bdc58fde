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
import { pageByToken } from '../../http/pages.ts';
import { badRequest, notFound, present } from '../../http/problems.ts';
import { cancel } from '../gateway/dispatch.ts';
import { submit } from '../gateway/submit.ts';
import { iso, type Message } from '../model.ts';
import { reportBody } from '../notify/delivery-reports.ts';
import { replyBody } from '../notify/replies.ts';
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

const international = /^\+?[1-9]\d{7,14}$/;
const body = shape({ numbers: list(text({ pattern: international, says: 'must be an international number' }), 1, 10) });

const withPlus = (number: string) => (number.startsWith('+') ? number : `+${number}`);

export const blacklistRouter = Router();

blacklistRouter.get('/mt/blacklist', (req, res) => {
  const numbers = [...storeOf(req.account.id).blacklist].sort();
  const { data, pagination } = pageByToken(numbers, req.query, 100);
  const next = pagination.next_token;
  res.json({
    uri: req.originalUrl,
    numbers: data,
    pagination: { page: data.length, next_uri: next ? `${req.baseUrl}/mt/blacklist?token=${next}` : null },
  });
});

blacklistRouter.post('/mt/blacklist', (req, res) => {
  insist(body, req.body, badRequest);
  const { blacklist } = storeOf(req.account.id);
  const numbers: string[] = req.body.numbers.map(withPlus);
  const added = numbers.filter((number) => !blacklist.has(number));
  for (const number of added) blacklist.add(number);
  res.status(added.length > 0 ? 201 : 200).json({ uri: req.originalUrl, numbers });
});

blacklistRouter.delete('/mt/blacklist/:number', (req, res) => {
  if (!storeOf(req.account.id).blacklist.delete(withPlus(req.params.number))) throw notFound('Resource not found.');
  res.status(200).type('text/plain').end();
});

blacklistRouter.get('/is_authorised/:numbers', (req, res) => {
  const numbers = req.params.numbers.split(',').map((number) => number.trim());
  const wrong = numbers.filter((number) => !international.test(number));
  if (wrong.length > 0) throw badRequest(wrong.map((number) => `${number}: must be an international number`));
  const { blacklist } = storeOf(req.account.id);
  res.json({
    uri: req.originalUrl,
    numbers: numbers.map(withPlus).map((number) => ({ number, authorised: !blacklist.has(number) })),
  });
});

const most = 100;
const uuid = text({ pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, says: 'must be a UUID' });

/** Checks the list of ids in a body and marks what they name as confirmed; unknown ids are passed over. */
function confirm(items: Map<string, { confirmed: boolean }>, body: Json, member: string): void {
  insist(shape({ [member]: list(uuid, 1, most) }), body, badRequest);
  for (const id of body[member]) {
    const found = items.get(id);
    if (found) found.confirmed = true;
  }
}

const unconfirmed = <T extends { confirmed: boolean }>(items: Map<string, T>): T[] =>
  [...items.values()].filter(({ confirmed }) => !confirmed).slice(0, most);

export const deliveryReportsRouter = Router();

deliveryReportsRouter.get('/', (req, res) => {
  const reports = unconfirmed(storeOf(req.account.id).reports);
  res.json({ delivery_reports: reports.map((report) => reportBody(req.account, report)) });
});

deliveryReportsRouter.post('/confirmed', (req, res) => {
  confirm(storeOf(req.account.id).reports, req.body, 'delivery_report_ids');
  res.status(202).type('text/plain').end();
});

export const repliesRouter = Router();

repliesRouter.get('/', (req, res) => {
  res.json({ replies: unconfirmed(storeOf(req.account.id).replies).map(replyBody) });
});

repliesRouter.post('/confirmed', (req, res) => {
  confirm(storeOf(req.account.id).replies, req.body, 'reply_ids');
  res.status(202).type('text/plain').end();
});
