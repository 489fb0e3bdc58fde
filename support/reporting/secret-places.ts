import { HIDDEN } from './secret-forms.ts';

/** Credentials after their scheme; a word of ordinary text has no capital or digit after its first letter. */
const SCHEMES =
  /\b(Basic|Bearer)(\s+)(?![\w-]+=\\*")(?=[A-Za-z0-9+/=_.~-]*[A-Za-z0-9+/_.~-][A-Z0-9=])[A-Za-z0-9+/=_.~-]{4,}/g;

const SIGNATURE = /(signature=\\*")[^"\\]*/g;

const MEMBERS =
  'access_?token|refresh_?token|id_token|client_?secret|secret|key_?secret|password|api_?secret|private_?key';

/** A JSON member that holds a secret by its name, also inside JSON that is itself a JSON text. */
const MEMBER = new RegExp(
  `((?<!\\\\)(\\\\{0,15})"(?:${MEMBERS})\\2"\\s{0,9}:\\s{0,9}\\2")(.{0,8192}?)(?<!\\\\)(\\2")`,
  'gis',
);

/** A parameter of a query or a form. */
const PARAMETER = new RegExp(`((?:^|[?&;\\s"'])(?:${MEMBERS}|api_?key|token|sig)=)[^&\\s"'<>\\\\;•]+`, 'gi');

const USER_INFO = /(\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s/:@"'\\]{0,200}:)[^\s/@"'\\]{1,1000}(?=@)/gi;

const PRIVATE_KEY = /-----BEGIN ([A-Z ]*)PRIVATE KEY-----.*?(?:-----END \1PRIVATE KEY-----|$)/gs;

/** A word that stands at every place of a secret: a text without one need not be searched for places. */
const SIGN = /basic|bearer|signature=|token|secret|password|key|sig=|@/i;

/** Hides what is a secret by the place where it stands, whatever it is. */
export function hidePlaces(text: string): string {
  if (!SIGN.test(text)) return text;
  return text
    .replace(SCHEMES, `$1$2${HIDDEN}`)
    .replace(SIGNATURE, `$1${HIDDEN}`)
    .replace(MEMBER, `$1${HIDDEN}$4`)
    .replace(PARAMETER, `$1${HIDDEN}`)
    .replace(USER_INFO, `$1${HIDDEN}`)
    .replace(PRIVATE_KEY, HIDDEN);
}

const HEADERS =
  /^(?:proxy-)?authorization$|^(?:set-)?cookie$|^x-(?:api-key|auth-token|access-token)$|^api-key$/i;

/** The value of a header without its secret: the scheme and the signed parts stay. */
export function hideHeader(name: string, value: string): string {
  if (!HEADERS.test(name) || value === '') return value;
  if (/signature=/i.test(value)) return value.replace(/(signature=\s*"?)[^",\s]*/gi, `$1${HIDDEN}`);
  if (/cookie/i.test(name)) return value.replace(/=[^;,]*/, `=${HIDDEN}`);
  const [, scheme = ''] = /^\s*([A-Za-z-]+\s+)/.exec(value) ?? [];
  return `${scheme}${HIDDEN}`;
}

/** What is too common to be a secret would take too much out of a report. */
const isTelling = (text: string): boolean => text.length >= 8 && /[^a-z]/.test(text);

/** The text of a JSON string that stands in JSON which is itself a text, `depth` times. */
function unquoted(text: string, depth: number): string {
  try {
    return depth < 0 ? text : unquoted(JSON.parse(`"${text}"`) as string, depth - 1);
  } catch {
    return text;
  }
}

const passwordIn = (basic: string): string =>
  /:(.*)$/s.exec(Buffer.from(basic, 'base64').toString('utf8'))?.[1] ?? '';

/** The secrets that their places in `text` give away: they may stand elsewhere in the same evidence too. */
export function secretsGivenAway(text: string): string[] {
  if (!SIGN.test(text)) return [];
  const members = [...text.matchAll(MEMBER)].map(([, , slashes = '', value = '']) =>
    unquoted(value, slashes.length === 0 ? 0 : Math.log2(slashes.length + 1)),
  );
  const schemes = [...text.matchAll(SCHEMES)].map(([whole, scheme, gap]) => {
    const credentials = whole.slice(`${scheme}${gap}`.length);
    return scheme === 'Basic' ? passwordIn(credentials) : credentials;
  });
  return [...members, ...schemes].filter((secret) => isTelling(secret) && !secret.includes(HIDDEN));
}
