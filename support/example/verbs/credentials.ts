import { type PartsToSign, signaturesOf, wordsToSign } from '../../ground/credentials/signing-parts.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { spanOf } from '../../ground/time/span.ts';
import { boundPath } from '../../wire/http/bound-path.ts';
import { signedPath } from '../../wire/http/signed-path.ts';
import { addressBelow } from '../../wire/http/way.ts';
import { baseAddressesOf, type InterfaceName } from '../../wire/target/target.ts';
import { type Credential, ownPair } from '../session/credential.ts';
import type { Request } from '../session/send.ts';
import type { Session } from '../session/session.ts';

/** The text with its letters in the other case; one without letters gets one more. */
function swapCase(text: string): string {
  const swapped = text.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) ^ 0x20));
  return swapped === text ? `${text}X` : swapped;
}

function changedAt(text: string, place: number): string {
  const other = text.charAt(place) === 'x' ? 'y' : 'x';
  return `${text.slice(0, place)}${other}${text.slice(place + 1)}`;
}

/** The text as an address writes it that escapes every character. */
const inEscapes = (text: string): string => Buffer.from(text).toString('hex').replace(/../g, '%$&');

/** The text with every `{word}` replaced by what it stands for; an unknown word stays as it is. */
export function fill(template: string, words: Readonly<Record<string, string>>): string {
  return template.replace(/\{([^{}]+)\}/g, (whole, word: string) => words[word] ?? whole);
}

export type CredentialTemplate = { readonly basic: string } | { readonly header: string };

/** Credentials from a template with `{key}`, `{secret}`, `{foreign secret}`, in a header `{basic}` and `{token}`. */
export async function credentialFrom(
  session: Session,
  at: InterfaceName,
  role: string,
  template: CredentialTemplate,
): Promise<Credential> {
  const { user, password } = ownPair(session, at, role);
  const words: Record<string, string> = {
    key: user,
    secret: password,
    space: ' ',
    'key in another case': swapCase(user),
    'secret in another case': swapCase(password),
    'key in percent escapes': inEscapes(user),
    'secret in percent escapes': inEscapes(password),
    'secret with another first character': changedAt(password, 0),
    'secret with another last character': changedAt(password, password.length - 1),
    'secret without its last character': password.slice(0, -1),
    'secret up to its first colon': password.split(':')[0] ?? '',
    basic: Buffer.from(`${user}:${password}`).toString('base64'),
  };
  const written = 'basic' in template ? template.basic : template.header;
  if (written.includes('{foreign secret}')) words['foreign secret'] = ownPair(session, at, 'stranger').password;
  if ('header' in template && template.header.includes('{token}')) words.token = await session.wire.tokens.issue();
  let authorization = fill(written, words);
  if ('basic' in template) authorization = `Basic ${Buffer.from(authorization).toString('base64')}`;
  return { scheme: 'raw', headers: { authorization } };
}

/** A token that an example calls by name; `expiresAt` in milliseconds since the epoch of the target's time. */
interface HeldToken {
  readonly value: string;
  readonly expiresAt: number;
}

export const heldToken = (session: Session, name: string): HeldToken => session.handles.get<HeldToken>(`token ${name}`);

/** Gets a token of the project that plays `role` and keeps it under a name, with the end its answer states. */
export async function holdToken(session: Session, name: string, role = 'main'): Promise<void> {
  const { at, json, status } = await session.wire.tokens.ask(role);
  const { access_token: value = '', expires_in: seconds = 0 } = (json ?? {}) as Record<string, string>;
  if (!value) throw new Inconclusive('precondition-unmet', `there is no token: its request got HTTP status ${status}`);
  session.journal.hide(value);
  session.handles.put<HeldToken>(`token ${name}`, { value, expiresAt: at + Number(seconds) * 1000 });
}

const TOKEN_IN_BRACES = /\{([^{} ]+)(?: ([^{}]*))?\}/g;

/** Lets a text play a token, in which `{T}` is the token of that name, and `{T in another case}` one of its forms. */
export function pretendToken(session: Session, name: string, template: string): void {
  const value = template.replace(TOKEN_IN_BRACES, (whole, held: string, form = '') => {
    const { value: token } = heldToken(session, held);
    const forms: Readonly<Record<string, string>> = {
      '': token,
      'with another first character': changedFrom(token, 0, 1),
      'with another middle character': changedFrom(token, token.length >> 1, 1),
      'with another last character': changedFrom(token, token.length - 1, -1),
      'without its first character': token.slice(1),
      'without its last character': token.slice(0, -1),
      'in another case': swapCase(token),
    };
    const text = forms[form];
    if (text === undefined) throw new HarnessError(`no token is altered as in ${whole}`);
    return text;
  });
  session.handles.put<HeldToken>(`token ${name}`, { value, expiresAt: 0 });
}

const SEXTETS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Another letter or digit in place of the first one from `start` on; it differs in the bit that always counts. */
function changedFrom(token: string, start: number, step: 1 | -1): string {
  let place = start;
  while (place >= 0 && place < token.length && !SEXTETS.includes(token.charAt(place))) place += step;
  const other = SEXTETS.charAt(SEXTETS.indexOf(token.charAt(place)) ^ 32);
  return `${token.slice(0, place)}${other}${token.slice(place + 1)}`;
}

type Alterations = Readonly<Record<string, string>>;

const LEFT_OUT = 'left out';
const WITH_BODY = '{lf}Content-MD5: {digest}';

/** The printed form, as templates. Section "Messaging API: two schemes". */
function documented(hasBody: boolean): Record<string, string> {
  return {
    Date: '{date}',
    'Content-MD5': hasBody ? '{digest}' : LEFT_OUT,
    'SIGNED TEXT': `Date: {date}${hasBody ? WITH_BODY : ''}{lf}{method} {path} HTTP/1.1`,
    scheme: 'hmac',
    username: '{key}',
    algorithm: 'hmac-sha256',
    headers: hasBody ? 'Date Content-MD5 request-line' : 'Date request-line',
    signature: '{signature}',
  };
}

const SHIFTED_DATE = /\{date (plus|minus) ([^{}]+)\}/g;

/** The headers of a signed request with `alterations`; the signed text follows an altered Date and Content-MD5. */
export function alteredHeaders(parts: PartsToSign, alterations: Alterations): Record<string, string> {
  const usual = documented(parts.body !== undefined);
  const form = { ...usual, ...alterations };
  const words = wordsToSign(parts);
  const header = (name: string): string => {
    const shifted = (form[name] as string).replace(SHIFTED_DATE, (_whole, way: string, span: string) =>
      new Date(parts.now + (way === 'plus' ? 1 : -1) * spanOf(span)).toUTCString(),
    );
    return fill(shifted, words);
  };
  const date = header('Date');
  const digest = header('Content-MD5');
  if (date !== LEFT_OUT) words.date = date;
  if (digest !== LEFT_OUT) words.digest = digest;
  const signed = { ...words, ...signaturesOf(fill(form['SIGNED TEXT'] as string, words), parts.pair.password) };

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
    let otherKey = '';
    for (const each of Object.values(alterations))
      if (each.includes('another customer')) otherKey = session.cast.account('stranger').key;
    const parts = { method, path, url, body, now: session.time.now(), pair, otherKey };
    return { scheme: 'raw', headers: alteredHeaders(parts, alterations) };
  };
}
