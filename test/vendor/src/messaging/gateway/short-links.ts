import { randomBytes } from 'node:crypto';
import { settings } from '../../config.ts';
import type { ShortLink } from '../model.ts';
import { shortLinks } from '../store.ts';

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function newCode(): string {
  const size = settings.shortLinkLength - settings.shortLinkHost.length;
  const code = [...randomBytes(size)].map((byte) => letters[byte % letters.length]).join('');
  return shortLinks.has(code) ? newCode() : code;
}

/** Puts a short link in the place of every URL; the same URL in one message gets one link. */
export function shortenLinks(text: string, accountId: string, message: ShortLink['message']): string {
  const made = new Map<string, string>();
  return text.replace(/\bhttps?:\/\/[^\s<>"]+/gi, (match) => {
    const tail = /[.,;:!?)\]}']+$/.exec(match)?.[0] ?? '';
    const longUrl = match.slice(0, match.length - tail.length);
    let shortUrl = made.get(longUrl);
    if (!shortUrl) {
      const code = newCode();
      shortUrl = settings.shortLinkHost + code;
      shortLinks.set(code, { code, accountId, message, longUrl, shortUrl, clicks: [] });
      made.set(longUrl, shortUrl);
    }
    return shortUrl + tail;
  });
}
