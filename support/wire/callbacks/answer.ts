import type { IncomingMessage, ServerResponse } from 'node:http';

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
