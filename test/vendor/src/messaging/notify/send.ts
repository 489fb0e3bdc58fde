import { pause } from '../gateway/timers.ts';

export interface Notification {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
  timeout: number;
  /** Waiting time before each further try. */
  retryDelays: number[];
  /** Headers made again for each try. */
  sign?: (body: string) => Record<string, string>;
}

/** Sends until the receiver answers in the 200 range or no try is left. */
export async function send(notification: Notification): Promise<boolean> {
  for (const delay of [0, ...notification.retryDelays]) {
    if (delay > 0) await pause(delay);
    if (await attempt(notification)) return true;
  }
  console.warn(`gave up notifying ${notification.url}`);
  return false;
}

async function attempt({ url, method, headers, body, timeout, sign }: Notification): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...sign?.(body ?? '') },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
