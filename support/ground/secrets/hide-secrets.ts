import { remembered } from '../remembered.ts';
import { hiderOf, SHORTEST } from './secret-forms.ts';
import { hideHeader, hidePlaces, isTelling } from './secret-places.ts';

const SECRET_MEMBERS = new Set(['secret', 'keySecret', 'password', 'key', 'token']);
/** Words that every ledger consists of: a secret like one of these cannot be distinguished, and is left alone. */
export const LEDGER_WORDS =
  /^(?:pass|fail|error|open|true|false|null|name|line|rule|rules|level|must|should|reason|scope|target|claim|message|verdict|examples?|recorded|inconclusive|conformant|messaging|token|lookup|voice|conversation|external|reference)$/i;

const isHidable = (value: string): boolean => value.length >= SHORTEST && !LEDGER_WORDS.test(value);

export function secretsIn(credentials: unknown): string[] {
  if (typeof credentials !== 'object' || credentials === null) return [];
  const found: string[] = [];
  for (const [name, value] of Object.entries(credentials)) {
    if (typeof value !== 'string') found.push(...secretsIn(value));
    else if (SECRET_MEMBERS.has(name) && isHidable(value)) found.push(value);
  }
  return found;
}

/** A function that hides `secrets` in a text, also inside JSON, XML, URLs, forms, base64 and hex. */
export const hiding: (secrets: readonly string[]) => (text: string) => string = hiderOf;

type Clear = (text: string) => string;

type Keeping = { readonly credentials?: unknown; readonly secrets?: readonly string[] | undefined };

/** What no report about a target may show: its credentials, and `secrets` from the environment. */
export function secretsOf({ credentials, secrets = [] }: Keeping): string[] {
  // a short word such as test or debug is in every report: it may come to a container, and is no secret there
  const found = secretsIn(credentials);
  for (const value of secrets) if (isHidable(value) && (value.length >= 8 || isTelling(value))) found.push(value);
  return found;
}

/** The secrets of target files that this process has read. */
const declared = new Set<string>();

export function declareSecrets(secrets: readonly string[]): void {
  for (const secret of secrets) declared.add(secret);
}

export const hideDeclared: Clear = (text) => hiderOf(declared)(text);

/** A value with `clear` done to every text in it; `owner` is the name of its member, or of the list that it is in. */
function clearValue(value: unknown, clear: Clear, owner = ''): unknown {
  if (typeof value === 'string') return clear(hideHeader(owner, value));
  if (Array.isArray(value)) return value.map((each) => clearValue(each, clear, owner));
  if (typeof value !== 'object' || value === null) return value;
  const members: Array<[string, unknown]> = [];
  for (const [name, member] of Object.entries(value)) members.push([clear(name), clearValue(member, clear, name)]);
  return Object.fromEntries(members);
}

const SHORT = 80;
/** Names, dates, kinds of content: what every example has. */
const hidePlacesInShort = remembered(5000, hidePlaces);

/** The same value with the secrets that `hide` knows, and those that their place gives away, replaced in every text. */
export function withoutSecrets<Value>(value: Value, hide: Clear): Value {
  const clear = remembered(Number.POSITIVE_INFINITY, (text) =>
    hide(text.length > SHORT ? hidePlaces(text) : hidePlacesInShort(text)),
  );
  return clearValue(value, clear) as Value;
}

/** A message with `clear` done to it, except to the reason that it starts with: nothing that a target sends removes that. */
export function keepingReason(message: string, clear: Clear): string {
  const [reason = ''] = /^\[[a-z-]+\]/.exec(message) ?? [];
  return `${reason}${clear(message.slice(reason.length))}`;
}
