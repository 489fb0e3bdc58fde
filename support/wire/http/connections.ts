import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const MOST_OF_ONE = 1000;
const MOST_CONNECTIONS = 2000;

const STAGES = ['silent', 'idle', 'arriving', 'whole'] as const;

type Stage = (typeof STAGES)[number];

const BROKEN: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** The connections of one listener. Where there are too many, those that make no progress give way to a new one. */
export class Connections {
  /** Connections that were given up here, and that might have been whole if there were more room or time. */
  dropped = 0;
  readonly #open = new Map<Socket, Stage>();

  constructor(server: Server, mostOfOne = MOST_OF_ONE) {
    // The oldest of those whose request is least far gives way, of the same address where that has more than its share.
    server.on('connection', (socket: Socket) => {
      const all = [...this.#open.keys()];
      this.#open.set(socket, 'silent');
      socket.once('close', () => this.#open.delete(socket));
      const own = all.filter(({ remoteAddress }) => remoteAddress === socket.remoteAddress);
      const crowd = own.length >= mostOfOne ? own : all.length >= MOST_CONNECTIONS ? all : [];
      for (const stage of STAGES) {
        const weakest = crowd.find((each) => this.#open.get(each) === stage);
        if (!weakest) continue;
        this.lose(weakest);
        break;
      }
    });
    server.on('request', (request, response) => {
      const { socket } = request;
      const reaches = (stage: Stage) => () => this.#open.has(socket) && this.#open.set(socket, stage);
      reaches('arriving')();
      request.once('end', reaches('whole'));
      response.once('close', reaches('idle'));
    });
    // Ends a connection that is too slow or no HTTP. One that has said nothing, as tunnels keep some, has lost nothing.
    server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, stream) => {
      const socket = stream as Socket;
      if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead > 0) this.dropped += 1;
      if (socket.writable) socket.write(`HTTP/1.1 ${BROKEN[code] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`);
      socket.destroySoon();
    });
  }

  lose(socket?: Socket): void {
    this.dropped += 1;
    if (socket) this.#open.delete(socket.destroy());
  }
}
