/** What stands in a report in place of a secret. */
export const HIDDEN = '•••';

const asJson = (text: string): string => JSON.stringify(text).slice(1, -1);

const asXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const inLowerCase = (text: string): string => text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());

/** encodeURIComponent without its objection to half a character. */
function asUrl(text: string): string {
  const whole = Buffer.from(text, 'utf8').toString('utf8');
  return encodeURIComponent(whole).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A spelling as it stands in JSON, also in JSON that is itself a text in JSON. */
function quoted(spelling: string): string[] {
  const once = asJson(spelling);
  if (once === spelling) return [spelling];
  const twice = asJson(once);
  return [spelling, once, twice, asJson(twice)];
}

/** What is spelled alike in XML, a URL, a form and JSON. */
const IS_PLAIN = /^[\w.~-]*$/;

const hexOf = (secret: string): string[] => {
  const hex = secret.length < LONG ? '' : Buffer.from(secret).toString('hex');
  return hex === '' ? [] : [hex, hex.toUpperCase()];
};

/** The spellings in which `secret` may stand in a text: as it is, in XML, a URL, a form, in hex, and those in JSON. */
function spellings(secret: string): string[] {
  if (IS_PLAIN.test(secret)) return [secret, ...hexOf(secret)];
  const url = [asUrl(secret), encodeURIComponent(Buffer.from(secret).toString())];
  const form = url.map((text) => text.replaceAll('%20', '+'));
  return [
    secret,
    asXml(secret),
    ...[...url, ...form].flatMap((text) => [text, inLowerCase(text)]),
    ...hexOf(secret),
  ].flatMap(quoted);
}

/** Shorter secrets are not looked for inside base64 or hex: too much else would look like them. */
const LONG = 6;

/** The part of base64 text that stands for `secret` alone, for each of the three places where it can start. */
function base64Cores(secret: string): string[] {
  const bytes = Buffer.from(`\0\0${secret}`, 'utf8');
  const length = bytes.length - 2;
  if (length < LONG) return [];
  const cores = [0, 1, 2].map((before) => {
    const start = Math.ceil((before * 8) / 6);
    return bytes.toString('base64', 2 - before).slice(start, Math.floor(((before + length) * 8) / 6));
  });
  return cores.flatMap((core) => [core, core.replaceAll('+', '-').replaceAll('/', '_')]);
}

const isBase64 = (sign: string | undefined): boolean => sign !== undefined && /[A-Za-z0-9+/=_-]/.test(sign);

/** Hides every word of base64 that contains `core`. */
function hideWords(text: string, core: string): string {
  let clear = text;
  for (let at = clear.indexOf(core); at >= 0; at = clear.indexOf(core, at + HIDDEN.length)) {
    let [start, end] = [at, at + core.length];
    while (isBase64(clear[start - 1])) start -= 1;
    while (isBase64(clear[end])) end += 1;
    clear = `${clear.slice(0, start)}${HIDDEN}${clear.slice(end)}`;
    at = start;
  }
  return clear;
}

/**
 * A function that hides `secrets` in a text, in every spelling they may have there. When `within` is given, it holds every
 * text that the function will be asked about: spellings that stand nowhere in it are not looked for.
 */
export function hiderOf(secrets: Iterable<string>, within?: string): (text: string) => string {
  const all = [...new Set(secrets)];
  const isThere = (form: string): boolean => within === undefined || within.includes(form);
  const plain = [...new Set(all.flatMap(spellings))].filter(isThere).sort((a, b) => b.length - a.length);
  const cores = [...new Set(all.flatMap(base64Cores))].filter(isThere);
  return (text) => {
    let clear = text;
    for (const form of plain) if (clear.includes(form)) clear = clear.replaceAll(form, HIDDEN);
    for (const core of cores) if (clear.includes(core)) clear = hideWords(clear, core);
    return clear;
  };
}
