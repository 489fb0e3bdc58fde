import type { IncomingMessage, ServerResponse } from 'node:http';
import { HarnessError } from '../../ground/problems/harness-error.ts';

export type Delay = (span: number) => Promise<void>;

/** How a receiver answers one notification; `after` in milliseconds, `delay` lets them pass. */
export type Answer =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly body?: string | Uint8Array;
    }
  | { readonly kind: 'late'; readonly status: number; readonly after: number; readonly delay: Delay }
  | { readonly kind: 'reset' }
  /** No answer ever; nobody has to wait for it longer than `after`. */
  | { readonly kind: 'silence'; readonly after: number; readonly delay: Delay }
  | { readonly kind: 'garbage' };

export function give(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  if (answer.kind === 'reset') request.socket.resetAndDestroy();
  else if (answer.kind === 'garbage') request.socket.end('NOT HTTP AT ALL\r\n\r\n');
  else if (answer.kind === 'late') void answer.delay(answer.after).then(() => response.writeHead(answer.status).end());
  else if (answer.kind === 'silence') void answer.delay(answer.after);
  else if (answer.kind === 'status') {
    response.writeHead(answer.status, answer.headers ?? {}).end(answer.body ?? '');
  }
}

const PAGE = { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Thank you</title>' };

/** How long a platform with a lab waits for a silent receiver, in milliseconds. */
export const PATIENCE = 200;

/**
 * An answer in the words of a feature: an HTTP status, a status `and a page` or `after N ms`, `reset`, `silence` or `garbage`.
 * Redirects lead back to `url`; `delay` lets the time pass in which there is no answer.
 */
export function answerIn(words: string, url: string, delay: Delay): Answer {
  if (words === 'silence') return { kind: 'silence', after: PATIENCE, delay };
  if (words === 'reset' || words === 'garbage') return { kind: words };
  const [, late, wait] = /^(\d{3}) after (\d+) ms$/.exec(words) ?? [];
  if (wait !== undefined) return { kind: 'late', status: Number(late), after: Number(wait), delay };
  const [, digits, page] = /^(\d{3})( and a page)?$/.exec(words) ?? [];
  if (digits === undefined) throw new HarnessError(`a receiver cannot answer "${words}"`);
  const status = Number(digits);
  if (page !== undefined) return { kind: 'status', status, ...PAGE };
  const isRedirect = status >= 300 && status <= 308 && status !== 304;
  return isRedirect ? { kind: 'status', status, headers: { location: url } } : { kind: 'status', status };
}
