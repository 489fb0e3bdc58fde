import type { ResolvedTarget } from '../target/target.ts';
import { pathOf } from './origin.ts';

/**
 * The path with query that an HMAC signature covers: that of the request line as sent to `url`, or `below` the base address
 * where a gateway strips its path before the platform sees it. Section "Messaging API: two schemes".
 */
export const signedPath = (url: string, below: string, { auth }: Pick<ResolvedTarget, 'auth'>): string =>
  auth?.requestLine === 'stripped' ? below : pathOf(url);
