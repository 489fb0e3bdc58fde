import type { IncomingMessage, ServerResponse } from 'node:http';

/** How a receiver answers one notification. */
export type Answer =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly body?: string | Uint8Array;
    }
  | { readonly kind: 'reset' }
  | { readonly kind: 'silence' }
  | { readonly kind: 'garbage' };

/** Gives the answer on the wire. */
export function give(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  if (answer.kind === 'reset') request.socket.resetAndDestroy();
  else if (answer.kind === 'garbage') request.socket.end('NOT HTTP AT ALL\r\n\r\n');
  else if (answer.kind === 'status') {
    response.writeHead(answer.status, answer.headers ?? {}).end(answer.body ?? '');
  }
}
