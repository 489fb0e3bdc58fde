import express, { type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import type { Account, Project } from '../config.ts';
import { isObject } from './check.ts';
import { HttpProblem } from './problems.ts';

declare global {
  namespace Express {
    interface Request {
      /** The bytes as they came, empty when there was no body. */
      rawBody: Buffer;
      /** The account the call acts for. */
      account: Account;
      project: Project;
    }
  }
}

/** Parses the body as a JSON object; `fault` makes the answer of the interface in question. */
export function jsonBody(fault: (req: Request) => HttpProblem): RequestHandler {
  return (req, _res, next) => {
    req.body = {};
    try {
      if (req.rawBody.length > 0) req.body = JSON.parse(req.rawBody.toString('utf8'));
    } catch {
      throw fault(req);
    }
    if (!isObject(req.body)) throw fault(req);
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
  app.use(express.raw({ type: () => true, limit: '2mb' }), (req, _res, next) => {
    req.rawBody = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    req.body = undefined;
    next();
  });
  mount(app);
  app.use(() => {
    throw new HttpProblem(404, { message: 'Resource not found.' });
  });
  app.use(answerProblem);
  return app;
}
