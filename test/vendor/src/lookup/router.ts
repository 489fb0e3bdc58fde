import { Router } from 'express';
import { basicCredentials } from '../auth/basic.ts';
import { type LookupUser, lookupUsers, numbers, settings } from '../config.ts';
import { HttpProblem } from '../http/problems.ts';
import { pause } from '../messaging/gateway/timers.ts';

/** Networks that answer for numbers nothing is configured about. */
const networks: [prefix: string, imsi: string, location: string][] = [
  ['+44', '23410', 'GB'],
  ['+61', '50501', 'AU'],
  ['+64', '53005', 'NZ'],
  ['+49', '26201', 'DE'],
  ['+1', '310260', 'US'],
];

const freshness = 10 * 60_000;
const cache = new Map<string, { answer: string; expires: number }>();
const ongoing = new Map<LookupUser, number>();

const contentType = 'text/plain; charset=ISO-8859-1';

async function answerFor(msisdn: string, fresh: boolean): Promise<string> {
  const known = cache.get(msisdn);
  if (!fresh && known && known.expires > Date.now()) return known.answer;
  await pause(settings.carrierDelay);
  const entry = numbers.get(msisdn);
  if (entry?.lookup) return `result=${entry.lookup}`;
  const [, imsi, country] = networks.find(([prefix]) => msisdn.startsWith(prefix)) ?? [];
  if (!imsi && !entry) return 'result=MSISDN range is not accepted';
  const location = entry?.location ?? country;
  const answer = `result=OK;imsi=${entry?.imsi ?? imsi}${location ? `;location=${location}` : ''}`;
  cache.set(msisdn, { answer, expires: Date.now() + freshness });
  return answer;
}

async function lookUp(user: LookupUser, { msisdn, nocache }: Record<string, unknown>): Promise<string> {
  if (typeof msisdn !== 'string' || msisdn.trim() === '') return 'result=Mandatory parameter MSISDN not found';
  const digits = msisdn.trim().replace(/^\+/, '');
  if (!/^[1-9]\d{6,14}$/.test(digits)) return 'result=MSISDN is invalid';
  const running = ongoing.get(user) ?? 0;
  if (running >= user.maxOngoing) return 'result=REQUEST_THROTTLED';
  ongoing.set(user, running + 1);
  try {
    return await answerFor(`+${digits}`, nocache !== undefined && nocache !== 'false');
  } finally {
    ongoing.set(user, (ongoing.get(user) ?? 1) - 1);
  }
}

export const lookupRouter = Router();

lookupRouter.get('/lookup', async (req, res) => {
  const given = basicCredentials(req.get('Authorization'));
  const user = lookupUsers.find(({ username, password }) => username === given?.user && password === given.password);
  const headers = { 'WWW-Authenticate': 'Basic realm="lookup"', 'Content-Type': contentType };
  if (!user) throw new HttpProblem(401, 'Unauthorized', headers);
  const answer = await lookUp(user, req.query);
  res.setHeader('Content-Type', contentType);
  res.end(Buffer.from(answer, 'latin1'));
});
