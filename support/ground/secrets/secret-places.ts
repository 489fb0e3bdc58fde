import { namedValues } from './named-values.ts';
import { deeply, HIDDEN, hideRanges } from './secret-forms.ts';
import { isSecretName } from './secret-names.ts';
import type { Range } from './unescaped.ts';

/** Credentials after their scheme; a word of ordinary text has no capital or digit after its first letter. */
const SCHEMES =
  /(?<=\b(?:Basic|Bearer)\s{1,9})(?![\w-]+=\\*")(?=[A-Za-z0-9+/=_.~-]*[A-Za-z0-9+/_.~-][A-Z0-9=])[A-Za-z0-9+/=_.~-]{4,}/g;

/** Places of a secret that have no name of their own. */
const PLACES = [
  SCHEMES,
  /(?<=signature=")[^"]+/g,
  /(?<=(?:^|[?&;\s"'])sig=)[^&\s"'<>\\;•]+/gi,
  /(?<=cookie:\s{0,9}[^=\s;]{1,100}=)[^;,\s"']+/gi,
  /(?<=\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s/:@"'\\]{0,200}:)[^\s/@"'\\]{1,1000}(?=@)/gi,
  /-----BEGIN ([A-Z ]*)PRIVATE KEY-----.*?(?:-----END \1PRIVATE KEY-----|$)/gs,
];

/** A word found at every place of a secret: a text without one need not be searched. */
const SIGN = /basic|bearer|signature=|token|secret|passw|passphrase|pwd|key|credential|authorization|cookie|sig=|@/i;

/** Where in a text secrets are that their place gives away; nothing is unescaped. */
export function placesIn(text: string): Range[] {
  if (!SIGN.test(text)) return [];
  const others = PLACES.flatMap((place) =>
    [...text.matchAll(place)].map(({ 0: value, index }): Range => [index, index + value.length]),
  );
  return [...namedValues(text), ...others];
}

/** Masks values that are secret by their place, whatever they are. */
export const hidePlaces = (text: string): string => hideRanges(text, deeply(placesIn, text));

/** The value of a header without its secret: the scheme and the signed parts stay. */
export function hideHeader(name: string, value: string): string {
  if (!isSecretName(name) || value === '') return value;
  if (/signature=/i.test(value)) return value.replace(/(signature=\s*"?)[^",\s]*/gi, `$1${HIDDEN}`);
  if (/cookie$/i.test(name)) return value.replace(/^set-/i.test(name) ? /=[^;,]*/ : /=[^;,]*/g, `=${HIDDEN}`);
  const [, scheme = ''] = /^\s*([A-Za-z-]+\s+)/.exec(value) ?? [];
  return `${scheme}${HIDDEN}`;
}
