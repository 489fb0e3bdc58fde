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

type Alterations = Readonly<Record<string, string>>;

const LEFT_OUT = 'left out';
const WITH_BODY = '{lf}Content-MD5: {digest}';

/** The printed form, as templates. Section "Messaging API: two schemes". */
function documented(hasBody: boolean): Record<string, string> {
  return {
    Date: '{date}',
    'Content-MD5': hasBody ? '{digest}' : LEFT_OUT,
    'signed text': `Date: {date}${hasBody ? WITH_BODY : ''}{lf}{method} {path} HTTP/1.1`,
    scheme: 'hmac',
    username: '{key}',
    algorithm: 'hmac-sha256',
    headers: hasBody ? 'Date Content-MD5 request-line' : 'Date request-line',
    signature: '{signature}',
  };
}

/** Works out `{date plus 5 minutes}` and the like. */
function shiftDates(template: string, now: number): string {
  return template.replace(/\{date (plus|minus) ([^{}]+)\}/g, (_whole, way: string, span: string) =>
    new Date(now + (way === 'plus' ? 1 : -1) * spanOf(span)).toUTCString(),
  );
}

/** The headers of a signed request with `alterations`; the signed text follows an altered Date and Content-MD5. */
export function alteredHeaders(parts: PartsToSign, alterations: Alterations): Record<string, string> {
  const usual = documented(parts.body !== undefined);
  const form = { ...usual, ...alterations };
  const words = wordsToSign(parts);
  const header = (name: string) => fill(shiftDates(form[name] as string, parts.now), words);
  const date = header('Date');
  const digest = header('Content-MD5');
  if (date !== LEFT_OUT) words.date = date;
  if (digest !== LEFT_OUT) words.digest = digest;
  const signed = { ...words, ...signaturesOf(fill(form['signed text'] as string, words), parts.pair.password) };

  const parameters = {
    username: fill(form.username as string, words),
    algorithm: form.algorithm as string,
    headers: form.headers as string,
    signature: fill(form.signature as string, signed),
  };
  const listed: string[] = [];
  for (const [name, value] of Object.entries(parameters)) if (value !== LEFT_OUT) listed.push(`${name}="${value}"`);
  const headers: Record<string, string> = {};
  // Names in a table that are no part of the documented form are headers outside the signature.
  for (const [name, value] of Object.entries(alterations)) if (!(name in usual)) headers[name] = value;
  Object.assign(headers, { date, 'content-md5': digest, authorization: `${form.scheme} ${listed.join(', ')}` });
  for (const [name, value] of Object.entries(headers)) if (value === LEFT_OUT) delete headers[name];
  return headers;
}

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
