import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';

const TRACE = /\n[^\S\n]+at \S|node:internal|Traceback|Exception in thread/;

/** What an answer says that a caller has no business to know: the secret it used, or where the code failed. */
export function disclosures({ text }: Exchange, { facts }: Session): string[] {
  const secrets = [...facts.accounts.map(({ secret }) => secret), ...facts.projects.map(({ keySecret }) => keySecret)];
  return [
    ...(secrets.some((secret) => secret !== '' && text.includes(secret)) ? ['a secret'] : []),
    ...(TRACE.test(text) ? ['a stack trace'] : []),
  ];
}
