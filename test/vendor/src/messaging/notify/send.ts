import { settings } from '../../config.ts';
import { pause } from '../gateway/timers.ts';

/** Makes headers of a body, again for each try. */
type Sign = (body: string) => Record<string, string>;

interface Notification {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
  timeout: number;
  /** Waiting time before each further try. */
  retryDelays: number[];
  sign?: Sign;
}

/** Sends until the receiver answers in the 200 range or no try is left. */
export async function send({ url, method, headers, body, timeout, retryDelays, sign }: Notification): Promise<void> {
  for (const delay of [0, ...retryDelays]) {
    if (delay > 0) await pause(delay);
    try {
      const response = await fetch(url, {
        method,
        headers: { ...headers, ...sign?.(body ?? '') },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      await response.arrayBuffer();
      if (response.ok) return;
    } catch {
      // Nobody answered in time: that is a try, too.
    }
  }
  console.warn(`gave up notifying ${url}`);
}

/** Pushes a JSON body to a callback URL; the waiting time doubles with each try, unless it grows straight. */
export function push(
  url: string,
  body: unknown,
  { headers = {}, sign, isStraight = false }: { headers?: Record<string, string>; sign?: Sign; isStraight?: boolean },
): void {
  const { callbackRetries: length, callbackRetryDelay } = settings;
  void send({
    url,
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
    timeout: 10_000,
    retryDelays: Array.from({ length }, (_, n) => callbackRetryDelay * (isStraight ? n + 1 : 2 ** n)),
    sign,
  });
}
