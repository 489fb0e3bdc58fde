import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { type Account, accounts, findAccount } from '../config.ts';
import { forbidden, HttpProblem } from '../http/problems.ts';
import { basicCredentials } from './basic.ts';

const allowedSkew = 5 * 60_000;

function ownerOf(apiKey?: string) {
  for (const account of accounts) {
    const found = account.apiKeys.find(({ key }) => key === apiKey);
    if (found) return { account, secret: found.secret };
  }
  return undefined;
}

function callerByHmac(header: string, req: Request): Account | undefined {
  const given: Record<string, string> = {};
  for (const [, name = '', value = ''] of header.matchAll(/([\w-]+)\s*=\s*"([^"]*)"/g))
    given[name.toLowerCase()] = value;
  const owner = ownerOf(given.username);
  const [date = '', md5] = [req.get('Date'), req.get('Content-MD5')];
  const hasBody = req.rawBody.length > 0;
  const signedHeaders = hasBody ? 'date content-md5 request-line' : 'date request-line';
  if (!owner || given.algorithm?.toLowerCase() !== 'hmac-sha256') return undefined;
  if (given.headers?.trim().toLowerCase().replace(/\s+/g, ' ') !== signedHeaders) return undefined;
  const skew = Math.abs(Date.now() - Date.parse(date));
  if (Number.isNaN(skew) || skew > allowedSkew) return undefined;
  if (hasBody && createHash('md5').update(req.rawBody).digest('hex') !== md5?.toLowerCase()) return undefined;
  const lines = [
    `Date: ${date}`,
    ...(hasBody ? [`Content-MD5: ${md5}`] : []),
    `${req.method} ${req.originalUrl} HTTP/1.1`,
  ];
  const expected = createHmac('sha256', owner.secret).update(lines.join('\n'), 'utf8').digest();
  const signature = Buffer.from(given.signature ?? '', 'base64');
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? owner.account : undefined;
}

function callerByBasic(header: string): Account | undefined {
  const credentials = basicCredentials(header);
  const owner = ownerOf(credentials?.user);
  return owner && owner.secret === credentials?.password ? owner.account : undefined;
}

export const authenticate: RequestHandler = (req, _res, next) => {
  const header = req.get('Authorization') ?? '';
  const caller = /^hmac\s/i.test(header) ? callerByHmac(header, req) : callerByBasic(header);
  const message = 'Invalid authentication credentials';
  if (!caller) throw new HttpProblem(401, { message }, { 'WWW-Authenticate': 'Basic realm="messaging"' });
  req.account = caller;
  next();
};

/** Lets a parent account act for one of its sub-accounts. */
export const actForSubAccount: RequestHandler = (req, _res, next) => {
  const id = req.get('Account')?.trim();
  if (id && id !== req.account.id) {
    const account = findAccount(id);
    if (account?.parentId !== req.account.id) throw forbidden('The account is not a sub-account of yours.');
    req.account = account;
  }
  next();
};
