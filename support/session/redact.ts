const HIDDEN = '•••';

/** Forms in which a secret may travel: as it is, and inside Basic credentials. */
const BASIC = /\b(Basic|Bearer) [A-Za-z0-9+/=_.~-]+/g;
const SIGNATURE = /signature="[^"]*"/g;
const TOKEN = /"access_token":\s*"[^"]*"/g;

function redactText(text: string, secrets: ReadonlySet<string>): string {
  let clean = text
    .replace(BASIC, `$1 ${HIDDEN}`)
    .replace(SIGNATURE, `signature="${HIDDEN}"`)
    .replace(TOKEN, `"access_token":"${HIDDEN}"`);
  for (const secret of secrets) clean = clean.replaceAll(secret, HIDDEN);
  return clean;
}

/** The same value with every secret in every text of it replaced. */
export function redact(value: unknown, secrets: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return redactText(value, secrets);
  if (Array.isArray(value)) return value.map((each) => redact(each, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, redact(member, secrets)]));
}
