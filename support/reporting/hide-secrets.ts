const HIDDEN = '•••';
const SECRET_MEMBERS = new Set(['secret', 'keySecret', 'password', 'key', 'token']);
const SHORTEST = 4;

/** The values in `credentials` that no report may show. */
export function secretsIn(credentials: unknown): string[] {
  if (typeof credentials !== 'object' || credentials === null) return [];
  return Object.entries(credentials).flatMap(([name, value]) =>
    typeof value === 'string'
      ? SECRET_MEMBERS.has(name) && value.length >= SHORTEST
        ? [value]
        : []
      : secretsIn(value),
  );
}

/** A function that hides `secrets` in a text, also inside JSON and XML. */
export function hiding(secrets: readonly string[]): (text: string) => string {
  const forms = secrets.flatMap((secret) => [
    secret,
    JSON.stringify(secret).slice(1, -1),
    secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
    encodeURIComponent(secret),
  ]);
  const distinct = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return (text) => distinct.reduce((clear, form) => clear.replaceAll(form, HIDDEN), text);
}
