import { type PartsToSign, signaturesOf, wordsToSign } from '../../ground/credentials/signing-parts.ts';
import { spanOf } from '../../ground/time/span.ts';
import { boundPath } from '../../wire/http/bound-path.ts';
import { signedPath } from '../../wire/http/signed-path.ts';
import { addressBelow } from '../../wire/http/way.ts';
import { baseAddressesOf } from '../../wire/target/target.ts';
import type { Credential } from '../session/credential.ts';
import { ownPair } from '../session/own-credential.ts';
import type { Request, Session } from '../session/session.ts';
import { fill } from './credential-templates.ts';

/** What an example alters in a signed request, by the words of its table; the rest stays as documented. */
export type Alterations = Readonly<Record<string, string>>;

const LEFT_OUT = 'left out';
const WITH_BODY = '{lf}Content-MD5: {digest}';

/** The printed form, as templates. Section "Messaging API: two schemes". */
const documented = (hasBody: boolean): Record<string, string> => ({
  Date: '{date}',
  'Content-MD5': hasBody ? '{digest}' : LEFT_OUT,
  'signed text': `Date: {date}${hasBody ? WITH_BODY : ''}{lf}{method} {path} HTTP/1.1`,
  scheme: 'hmac',
  username: '{key}',
  algorithm: 'hmac-sha256',
  headers: hasBody ? 'Date Content-MD5 request-line' : 'Date request-line',
  signature: '{signature}',
});

/** `{date plus 5 minutes}` and the like, worked out. */
function shiftDates(template: string, now: number): string {
  return template.replace(/\{date (plus|minus) ([^{}]+)\}/g, (_whole, way: string, span: string) =>
    new Date(now + (way === 'plus' ? 1 : -1) * spanOf(span)).toUTCString(),
  );
}

const presentOnly = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== LEFT_OUT));

/** Names in a table that are no part of the documented form are headers outside the signature. */
const extraHeaders = (alterations: Alterations): Record<string, string> =>
  Object.fromEntries(Object.entries(alterations).filter(([name]) => !(name in documented(true))));

/** The headers of a signed request with `alterations`; the signed text follows an altered Date and Content-MD5. */
export function alteredHeaders(parts: PartsToSign, alterations: Alterations): Record<string, string> {
  const form = { ...documented(parts.body !== undefined), ...alterations };
  const usual = wordsToSign(parts);
  const header = (name: string) => fill(shiftDates(form[name] as string, parts.now), usual);
  const [date, digest] = [header('Date'), header('Content-MD5')];
  const words = {
    ...usual,
    ...(date === LEFT_OUT ? {} : { date }),
    ...(digest === LEFT_OUT ? {} : { digest }),
  };
  const signed = {
    ...words,
    ...signaturesOf(fill(form['signed text'] as string, words), parts.pair.password),
  };
  const parameters = presentOnly({
    username: fill(form.username as string, words),
    algorithm: form.algorithm as string,
    headers: form.headers as string,
    signature: fill(form.signature as string, signed),
  });
  const listed = Object.entries(parameters).map(([name, value]) => `${name}="${value}"`);
  const authorization = `${form.scheme} ${listed.join(', ')}`;
  return presentOnly({ ...extraHeaders(alterations), date, 'content-md5': digest, authorization });
}

/** Signs a request as documented but for `alterations`. */
export function signedWith(session: Session, role: string, alterations: Alterations) {
  return ({ interface: at, method, path: known, raw: body }: Request): Credential => {
    const { target } = session.run;
    const below = boundPath(known, target.bindings);
    const url = addressBelow(baseAddressesOf(target, at)[0] ?? '', below);
    const path = signedPath(url, below, target);
    const pair = ownPair(session, at, role);
    const usesOtherKey = Object.values(alterations).some((each) => each.includes('another customer'));
    const otherKey = usesOtherKey ? session.account('stranger').key : '';
    const parts = { method, path, url, body, now: session.time.now(), pair, otherKey };
    return { scheme: 'raw', headers: alteredHeaders(parts, alterations) };
  };
}
