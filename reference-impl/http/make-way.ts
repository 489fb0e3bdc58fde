import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { connectionBelow } from './also-over-tls.ts';
import { MOST_CONNECTIONS } from './bounds.ts';

/** How many connections go at once, so that a flood of newcomers costs little. */
const AT_ONCE = 100;

/** The connections that can go: nobody waits on them, and they come from where most of those do; the longest silent first. */
function dispensable(open: ReadonlyMap<Socket, ServerResponse | undefined>): readonly Socket[] {
  const crowds = new Map<string, Socket[]>();
  for (const [socket, answer] of open) {
    // Whether a request came in whole and its answer is not out yet.
    if (answer?.req.complete === true && !answer.writableEnded) continue;
    const { remoteAddress = '' } = socket;
    if (!crowds.get(remoteAddress)?.push(socket)) crowds.set(remoteAddress, [socket]);
  }
  const [largest = []] = [...crowds.values()].sort((a, b) => b.length - a.length);
  return largest.slice(0, AT_ONCE);
}

/**
 * Bounds the connections of a server: when there are too many, those that say nothing, or say it piece by piece, make way. Only
 * where an answer is due on each does the newcomer go.
 */
export function makeWay(server: Server): void {
  const open = new Map<Socket, ServerResponse | undefined>();
  server.on('request', (request, response) => {
    const socket = connectionBelow(request.socket);
    if (open.delete(socket)) open.set(socket, response);
  });
  server.on('connection', (socket: Socket) => {
    if (open.size >= MOST_CONNECTIONS) for (const each of dispensable(open)) open.delete(each.destroy());
    if (open.size >= MOST_CONNECTIONS) return void socket.destroy();
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  });
}
