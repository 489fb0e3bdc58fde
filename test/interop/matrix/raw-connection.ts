import { connect } from 'node:net';

/** Everything that a server says to bytes, until it hangs up; says so when it does not within the patience. */
export function saidTo(address: string, bytes: ReadonlyArray<string | Uint8Array>, patience = 4000): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    const end = (note = ''): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(text + note);
    };
    const timer = setTimeout(() => end('(nothing more was said)'), patience);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('close', () => end());
    socket.on('error', () => undefined);
    for (const piece of bytes) socket.write(piece);
  });
}

export function hangUpAfter(address: string, bytes: string): Promise<void> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, () => socket.destroy()));
    socket.on('close', () => resolve());
    socket.on('error', () => undefined);
  });
}
