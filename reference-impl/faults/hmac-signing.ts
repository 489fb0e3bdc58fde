import { createHmac } from 'node:crypto';
import type { HmacCheck, SignedRequest } from '../auth/hmac-checks.ts';
import type { Decisions } from '../worlds/behaviour.ts';
import { changed } from './operators/decisions.ts';

/** The value of a header as text; empty when it is missing. */
export const headerOf = ({ headers }: SignedRequest, name: string): string => String(headers[name] ?? '');

/** HMAC of `text` with the secret of the request, as bytes. */
export const hmacOf = ({ secret }: SignedRequest, text: string, algorithm = 'sha256'): Buffer => createHmac(algorithm, secret).update(text).digest();

/** Changes one check of signed requests. */
export const changing =
  (name: string, change: (check: HmacCheck) => HmacCheck['objects']) =>
  ({ auth }: Decisions): void => {
    auth.hmacChecks = changed(auth.hmacChecks, name, (check) => ({ ...check, objects: change(check) }));
  };

/** Makes one check let through what `excuses` says, and judge the rest as documented. */
export const excusing = (name: string, excuses: (request: SignedRequest) => boolean) =>
  changing(
    name,
    ({ objects }) =>
      (request) =>
        excuses(request) ? undefined : objects(request),
  );

/** Adds a reason to refuse a signed request. */
export const objecting =
  (objects: (request: SignedRequest) => boolean) =>
  ({ auth }: Decisions): void => {
    const check: HmacCheck = {
      name: 'needless',
      objects: (request) => (objects(request) ? 'a needless objection' : undefined),
    };
    auth.hmacChecks = [...auth.hmacChecks, check];
  };

/** Also takes signatures over another text than the documented one. */
export const alsoSignedOver = (text: (request: SignedRequest) => string) =>
  excusing('signatureIsRight', (request) => hmacOf(request, text(request)).toString('base64') === request.header.signature);

/** The documented lines of a signed text, which a fault may join otherwise. */
export function linesOf(request: SignedRequest): { date: string; digest: string; line: string } {
  return {
    date: `Date: ${headerOf(request, 'date')}`,
    digest: `Content-MD5: ${headerOf(request, 'content-md5')}`,
    line: `${request.method} ${request.target} HTTP/1.1`,
  };
}
