import { Router } from 'express';
import { insist, list, shape, text } from '../../http/check.ts';
import { pageByToken } from '../../http/pages.ts';
import { badRequest, notFound } from '../../http/problems.ts';
import { storeOf } from '../store.ts';

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
