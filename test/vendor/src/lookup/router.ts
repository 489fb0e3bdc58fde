import { type RequestHandler, Router } from 'express';
import { basicCredentials } from '../auth/basic.ts';
import { type LookupUser, lookupUsers, settings } from '../config.ts';
import { HttpProblem } from '../http/problems.ts';
import { pause } from '../messaging/gateway/timers.ts';
import { type Answer, queryNetwork } from './network.ts';

const freshness = 10 * 60_000;
const cache = new Map<string, { answer: Answer; expires: number }>();
const ongoing = new Map<LookupUser, number>();

const contentType = 'text/plain; charset=ISO-8859-1';

const authenticate: RequestHandler = (req, _res, next) => {
  const credentials = basicCredentials(req.get('Authorization'));
  const user = lookupUsers.find(
    ({ username, password }) => username === credentials?.user && password === credentials.password,
  );
  if (!user) {
    throw new HttpProblem(401, 'Unauthorized', {
      'WWW-Authenticate': 'Basic realm="lookup"',
      'Content-Type': contentType,
    });
  }
  req.lookupUser = user;
  next();
};

async function answerFor(msisdn: string, fresh: boolean): Promise<Answer> {
  const known = cache.get(msisdn);
  if (!fresh && known && known.expires > Date.now()) return known.answer;
  await pause(settings.carrierDelay);
  const answer = queryNetwork(msisdn);
  if (answer.result === 'OK') cache.set(msisdn, { answer, expires: Date.now() + freshness });
  return answer;
}

function line({ result, imsi, location }: Answer): string {
  if (result !== 'OK') return `result=${result}`;
  return `result=OK;imsi=${imsi}${location ? `;location=${location}` : ''}`;
}

async function lookUp(user: LookupUser, query: Record<string, unknown>): Promise<Answer> {
  const { msisdn } = query;
  if (typeof msisdn !== 'string' || msisdn.trim() === '') return { result: 'Mandatory parameter MSISDN not found' };
  const digits = msisdn.trim().replace(/^\+/, '');
  if (!/^[1-9]\d{6,14}$/.test(digits)) return { result: 'MSISDN is invalid' };
  const running = ongoing.get(user) ?? 0;
  if (running >= user.maxOngoing) return { result: 'REQUEST_THROTTLED' };
  ongoing.set(user, running + 1);
  try {
    return await answerFor(`+${digits}`, query.nocache !== undefined && query.nocache !== 'false');
  } finally {
    ongoing.set(user, (ongoing.get(user) ?? 1) - 1);
  }
}

export const lookupRouter = Router();

lookupRouter.get('/lookup', authenticate, async (req, res) => {
  const answer = await lookUp(req.lookupUser, req.query);
  res.setHeader('Content-Type', contentType);
  res.end(Buffer.from(line(answer), 'latin1'));
});
