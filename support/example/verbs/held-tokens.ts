import type { Session } from '../session/session.ts';
import { swapCase } from './credential-templates.ts';

/** A token that an example calls by name; `expiresAt` in milliseconds since the epoch of the target's time. */
export interface HeldToken {
  readonly value: string;
  readonly expiresAt: number;
}

const handleOf = (name: string): string => `token ${name}`;

/** The token that an example calls `name`. */
export const heldToken = (session: Session, name: string): HeldToken => session.handles.get<HeldToken>(handleOf(name));

/** Gets a token of the project that plays `role` and keeps it under a name, with the end its answer states. */
export async function holdToken(session: Session, name: string, role = 'main'): Promise<void> {
  const { at, json } = await session.tokens.ask(role);
  const { access_token: value = '', expires_in: seconds = 0 } = (json ?? {}) as Record<string, string>;
  session.journal.hide(value);
  session.handles.put<HeldToken>(handleOf(name), { value, expiresAt: at + Number(seconds) * 1000 });
}

const SEXTETS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Another letter or digit in place of the first one from `start` on; it differs in the bit that always counts. */
function changedFrom(token: string, start: number, step: 1 | -1): string {
  let place = start;
  while (place >= 0 && place < token.length && !SEXTETS.includes(token.charAt(place))) place += step;
  const other = SEXTETS.charAt(SEXTETS.indexOf(token.charAt(place)) ^ 32);
  return `${token.slice(0, place)}${other}${token.slice(place + 1)}`;
}

/** Ways to spoil a token, by the words a feature uses for them. */
const ALTERATIONS: Readonly<Record<string, (token: string) => string>> = {
  'with its first character changed': (token) => changedFrom(token, 0, 1),
  'with its middle character changed': (token) => changedFrom(token, token.length >> 1, 1),
  'with its last character changed': (token) => changedFrom(token, token.length - 1, -1),
  'without its first character': (token) => token.slice(1),
  'without its last character': (token) => token.slice(0, -1),
  'with a character appended': (token) => `${token}A`,
  'in another case': swapCase,
  'with a hyphen appended': (token) => `${token}-`,
  'written twice': (token) => `${token}${token}`,
};

/** A text that plays a token; with an alteration, the token of that name after it. */
export interface TokenText {
  readonly text: string;
  readonly alteration: string | undefined;
}

/** Keeps a text under a name as if it were a token. */
export function pretendToken(session: Session, name: string, { text, alteration }: TokenText): void {
  const alter = alteration === undefined ? undefined : ALTERATIONS[alteration];
  const value = alter ? alter(heldToken(session, text).value) : text;
  session.handles.put<HeldToken>(handleOf(name), { value, expiresAt: 0 });
}
