import type { Pair } from '../../ground/credentials/basic.ts';
import type { Credential } from '../session/credential.ts';
import { ownPair } from '../session/own-credential.ts';
import type { Request, Session } from '../session/session.ts';

/** The text with its letters in the other case; one without letters gets one more. */
export function swapCase(text: string): string {
  const swapped = text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  return swapped === text ? `${text}X` : swapped;
}

/** Another character in the place of the one at `place`. */
function changedAt(text: string, place: number): string {
  const other = text.charAt(place) === 'x' ? 'y' : 'x';
  return `${text.slice(0, place)}${other}${text.slice(place + 1)}`;
}

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

/** The text with every `{word}` replaced by what it stands for; an unknown word stays as it is. */
export function fill(template: string, words: Readonly<Record<string, string>>): string {
  return template.replace(/\{([^{}]+)\}/g, (whole, word: string) => words[word] ?? whole);
}

const wordsOf = ({ user, password }: Pair): Record<string, string> => ({
  key: user,
  secret: password,
  space: ' ',
  'key in another case': swapCase(user),
  'secret in another case': swapCase(password),
  'secret with another first character': changedAt(password, 0),
  'secret with another last character': changedAt(password, password.length - 1),
  'secret without its last character': password.slice(0, -1),
  'secret up to its first colon': password.split(':')[0] ?? '',
  basic: base64(`${user}:${password}`),
});

type Credentials = (request: Request) => Credential | Promise<Credential>;

const raw = (authorization: string): Credential => ({ scheme: 'raw', headers: { authorization } });

/** Basic credentials around `template`, in which `{key}` and `{secret}` stand for the good ones. */
export const basicFrom =
  (session: Session, role: string, template: string): Credentials =>
  ({ interface: at }) =>
    raw(`Basic ${base64(fill(template, wordsOf(ownPair(session, at, role))))}`);

/** An Authorization header from a template; `{basic}` is good Basic credentials, `{token}` a fresh token. */
export const headerFrom =
  (session: Session, role: string, template: string): Credentials =>
  async ({ interface: at }) => {
    const words = wordsOf(ownPair(session, at, role));
    if (template.includes('{token}')) words.token = await session.tokens.issue();
    return raw(fill(template, words));
  };
