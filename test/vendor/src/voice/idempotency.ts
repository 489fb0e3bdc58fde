import type { RequestHandler } from 'express';
import { isWrong } from '../config.ts';

const window = (isWrong('eight-minutes') ? 8 : 10) * 60_000;
const answers = new Map<string, { status: number; body: unknown; expires: number }>();

/** Answers a request whose Idempotency-Key came before with the answer it got then. */
export const idempotent: RequestHandler = (req, res, next) => {
  const key = req.get('Idempotency-Key');
  if (!key) return next();
  for (const [old, { expires }] of answers) if (expires <= Date.now()) answers.delete(old);

  const entry = `${req.project.id} ${req.method} ${req.path} ${key}`;
  const earlier = answers.get(entry);
  const json = res.json.bind(res);
  if (earlier && isWrong('repeat-applies')) {
    res.json = () => json(earlier.body);
    return next();
  }
  if (earlier) return void res.status(earlier.status).json(earlier.body);

  res.json = (body) => {
    answers.set(entry, { status: res.statusCode, body: structuredClone(body), expires: Date.now() + window });
    return json(body);
  };
  next();
};
