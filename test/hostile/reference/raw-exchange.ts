import { connect } from 'node:net';

/** How a client leaves once it has said everything. */
export type Parting = 'waits' | 'half-closes' | 'hangs up' | 'resets';

/** What is said on one connection, piece by piece, and how it ends. */
export interface Attack {
  readonly pieces: readonly Buffer[];
  readonly parting: Parting;
}

/** What came back. `ended` is false when the server kept the connection and said nothing for longer than anyone waits. */
export interface Said {
  readonly bytes: Buffer;
  readonly reached: boolean;
  readonly ended: boolean;
}

const SILENCE_MS = 8000;

/** Says the pieces on a connection of their own and listens until the server is done. */
export function exchange(address: string, { pieces, parting }: Attack): Promise<Said> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: hostname, noDelay: true, allowHalfOpen: true });
    const chunks: Buffer[] = [];
    let reached = false;
    socket.on('connect', () => {
      reached = true;
    });
    const finish = (ended: boolean): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ bytes: Buffer.concat(chunks), reached, ended });
    };
    const timer = setTimeout(() => finish(false), SILENCE_MS);
    socket.on('data', () => timer.refresh());
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('end', () => finish(true));
    socket.on('error', () => finish(true));
    socket.on('close', () => finish(true));
    for (const piece of pieces) socket.write(piece);
    if (parting === 'half-closes') socket.end();
    if (parting === 'hangs up') socket.write('', () => socket.destroy());
    if (parting === 'resets') socket.write('', () => socket.resetAndDestroy());
  });
}

const STATUS = /HTTP\/1\.[01] (\d{3}) [^\r\n]*\r\n/g;

export const statusesIn = ({ bytes }: Said): number[] =>
  [...bytes.toString('latin1').matchAll(STATUS)].map(([, status]) => Number(status));

/** What no answer may be: no HTTP, a failure of the server, or a connection that does not end. */
export function wrongsOf(said: Said): string[] {
  const failures = statusesIn(said).filter((status) => status >= 500);
  const isHttp = said.bytes.length === 0 || said.bytes.subarray(0, 7).toString('latin1') === 'HTTP/1.';
  return [
    ...failures.map((status) => `answered ${status}: ${said.bytes.toString('utf8').slice(0, 400)}`),
    ...(isHttp ? [] : [`answered what is no HTTP: ${said.bytes.toString('utf8').slice(0, 100)}`]),
    ...(said.reached ? [] : ['did not let anyone in']),
    ...(said.ended ? [] : ['left the connection open']),
  ];
}
