import type { ResolvedTarget } from '../target/target.ts';
import { pathOf } from './origin.ts';

/** The path that an HMAC signature covers, as sent or `below` a gateway. Section "Messaging API: two schemes". */
export const signedPath = (url: string, below: string, { auth }: Pick<ResolvedTarget, 'auth'>): string =>
  auth?.requestLine === 'stripped' ? below : pathOf(url);
