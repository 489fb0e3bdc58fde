const known = new Map<string, string>();

/** An address without user information up to its path, as nearly all are written. */
const PLAIN = /^https?:\/\/[\w.:[\]-]+(?=\/)/i;

/** The origin of an absolute URL; a run asks it of a handful of addresses many thousand times. Throws TypeError for no URL. */
export function originOf(url: string): string {
  const start = PLAIN.exec(url)?.[0];
  if (start === undefined) return new URL(url).origin;
  const origin = known.get(start) ?? new URL(start).origin;
  known.set(start, origin);
  return origin;
}

/** What of an absolute URL goes into the request line, exactly as it is written. */
export function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}
