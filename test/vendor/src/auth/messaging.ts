import type { Request, RequestHandler } from 'express';
import { type Account, accounts, findAccount } from '../config.ts';
import { forbidden, unauthorized } from '../http/problems.ts';
import { basicCredentials } from './basic.ts';
import { hmacParameters, isSignedWith } from './hmac.ts';

interface KeyOwner {
  account: Account;
  secret: string;
}

function ownerOf(apiKey: string | undefined): KeyOwner | undefined {
  for (const account of accounts) {
    const found = account.apiKeys.find(({ key }) => key === apiKey);
    if (found) return { account, secret: found.secret };
  }
  return undefined;
}

function callerByBasic(header: string): Account | undefined {
  const credentials = basicCredentials(header);
  const owner = ownerOf(credentials?.user);
  return owner && owner.secret === credentials?.password ? owner.account : undefined;
}

function callerByHmac(header: string, req: Request): Account | undefined {
  const parameters = hmacParameters(header);
  const owner = ownerOf(parameters.username);
  const signed =
    owner &&
    isSignedWith(owner.secret, parameters, {
      method: req.method,
      path: req.originalUrl,
      body: req.rawBody,
      date: req.get('Date'),
      contentMd5: req.get('Content-MD5'),
    });
  return signed ? owner.account : undefined;
}

export const authenticate: RequestHandler = (req, _res, next) => {
  const header = req.get('Authorization') ?? '';
  const caller = /^hmac\s/i.test(header) ? callerByHmac(header, req) : callerByBasic(header);
  if (!caller) throw unauthorized();
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
