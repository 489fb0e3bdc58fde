import { isWrong, settings } from '../../config.ts';
import { send } from './send.ts';
import { signer } from './signature.ts';

/** Pushes a JSON body to the callback URL a message was submitted with; the waiting time doubles with each try. */
export function pushToCallback(accountId: string, url: string, body: unknown): void {
  const factor = (n: number) => (isWrong('straight-waits') ? n + 1 : 2 ** n);
  const retryDelays = Array.from(
    { length: settings.callbackRetries },
    (_, n) => settings.callbackRetryDelay * factor(n),
  );
  void send({
    url,
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'User-Agent': 'vendor-gateway/1.0' },
    body: JSON.stringify(body),
    timeout: 10_000,
    retryDelays,
    sign: signer(accountId, 'POST', url),
  });
}
