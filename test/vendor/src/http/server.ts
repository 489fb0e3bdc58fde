import express, { type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import type { Account, LookupUser, Project } from '../config.ts';
import { HttpProblem } from './problems.ts';

declare global {
  namespace Express {
    interface Request {
      /** The bytes as they came, empty when there was no body. */
      rawBody: Buffer;
      /** The account the call acts for. */
      account: Account;
      project: Project;
      lookupUser: LookupUser;
    }
  }
}

const readBody = express.raw({ type: () => true, limit: '2mb' });

const keepRawBody: RequestHandler = (req, _res, next) => {
  req.rawBody = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
  req.body = undefined;
  next();
};

/** Parses the body as a JSON object; `fault` makes the answer of the interface in question. */
export function jsonBody(fault: (req: Request) => HttpProblem): RequestHandler {
  return (req, _res, next) => {
    if (req.rawBody.length === 0) {
      req.body = {};
      return next();
    }
    let value: unknown;
    try {
      value = JSON.parse(req.rawBody.toString('utf8'));
    } catch {
      throw fault(req);
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw fault(req);
    req.body = value;
    next();
  };
}

const answerProblem: ErrorRequestHandler = (error, req, res, _next) => {
  if (error instanceof HttpProblem) {
    res.status(error.status).set(error.headers);
    if (!res.get('Content-Type')) res.type('application/json');
    res.send(typeof error.body === 'string' ? error.body : JSON.stringify(error.body));
    return;
  }
  const status = Number(error?.status ?? 500);
  if (status >= 500) console.error(`${req.method} ${req.originalUrl}`, error);
  res.status(status).json({ message: status >= 500 ? 'Something went wrong. Please try again later.' : error.message });
};

export function createServer(mount: (app: express.Express) => void) {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(readBody, keepRawBody);
  mount(app);
  app.use((_req, _res) => {
    throw new HttpProblem(404, { message: 'Resource not found.' });
  });
  app.use(answerProblem);
  return app;
}
