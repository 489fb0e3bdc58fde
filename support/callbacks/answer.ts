import type { IncomingMessage, ServerResponse } from 'node:http';
import { realTime } from '../time/pause.ts';

/** How a receiver answers one notification; `after` in milliseconds of real time. */
export type Answer =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly body?: string | Uint8Array;
    }
  | { readonly kind: 'late'; readonly status: number; readonly after: number }
  | { readonly kind: 'reset' }
  | { readonly kind: 'silence' }
  | { readonly kind: 'garbage' };

/** Gives the answer on the wire. */
export function give(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  if (answer.kind === 'reset') request.socket.resetAndDestroy();
  else if (answer.kind === 'garbage') request.socket.end('NOT HTTP AT ALL\r\n\r\n');
  else if (answer.kind === 'late')
    void realTime.pause(answer.after).then(() => response.writeHead(answer.status).end());
  else if (answer.kind === 'status') {
    response.writeHead(answer.status, answer.headers ?? {}).end(answer.body ?? '');
  }
}
