import { isWrong } from '../../config.ts';
import { push } from './send.ts';
import { signer } from './signature.ts';

/** Pushes a JSON body to the callback URL a message was submitted with. */
export function pushToCallback(accountId: string, url: string, body: unknown): void {
  const headers = { 'User-Agent': 'vendor-gateway/1.0' };
  push(url, body, { headers, sign: signer(accountId, 'POST', url), isStraight: isWrong('straight-waits') });
}
