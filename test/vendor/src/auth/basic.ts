/** User and password of a Basic authorization header. */
export function basicCredentials(header: string | undefined): { user: string; password: string } | undefined {
  const match = /^basic +([A-Za-z0-9+/=_-]+)$/i.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const decoded = Buffer.from(match[1] ?? '', 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  if (colon < 0) return undefined;
  return { user: decoded.slice(0, colon), password: decoded.slice(colon + 1) };
}
