import { createHash, createHmac } from 'node:crypto';

/** The headers of a signed request, given its first line and how it is signed; with a body also `prefix` and Content-MD5. */
export function signed(
  { key, secret }: { readonly key: string; readonly secret: string },
  line: string,
  how: { date?: string; body?: string; algorithm?: string; named?: string; prefix?: string },
): Record<string, string> {
  const { date = new Date().toUTCString(), body = '', algorithm = 'sha256', prefix = '' } = how;
  const digest = { [`${prefix}Content-MD5`]: createHash('md5').update(body).digest('hex') };
  const [[name, md5] = []] = body ? Object.entries(digest) : [];
  const lines = [`Date: ${date}`, ...(name ? [`${name}: ${md5}`] : []), `${line} HTTP/1.1`];
  const listed = ['Date', ...(name ? [name] : []), 'request-line'].join(' ');
  const signature = createHmac(algorithm, secret).update(lines.join('\n')).digest('base64');
  const authorization = `hmac username="${key}", algorithm="${how.named ?? `hmac-${algorithm}`}", headers="${listed}", signature="${signature}"`;
  return { ...(date && { date }), ...(body && digest), authorization };
}
