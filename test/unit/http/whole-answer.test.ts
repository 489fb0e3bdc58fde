import { createServer, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { every } from '../../../support/ground/time/every.ts';
import { LONGEST_ANSWER } from '../../../support/wire/http/answer-collector.ts';
import { HttpClient } from '../../../support/wire/http/client.ts';
import { Reach } from '../../../support/wire/http/reach.ts';
import { listening } from '../../wire/listening.ts';
import { problem } from '../problem.ts';

/** How a server treats a connection that a request came in on. */
let manner: (socket: Socket) => void = () => undefined;
const open = new Set<Socket>();

const server = createServer((socket) => {
  open.add(socket);
  socket.on('error', () => undefined).on('close', () => open.delete(socket));
  socket.once('data', () => manner(socket));
});
const url = `${await listening(server)}/list`;
afterAll(() => {
  for (const socket of open) socket.destroy();
  server.close();
});

const ask = (patience: number) =>
  new HttpClient({ reach: new Reach([url]), patience }).send({ method: 'GET', url, headers: {} });

const CHUNKED = 'transfer-encoding: chunked\r\n\r\n';
const EARLY = 'HTTP/1.1 103 Early Hints\r\nlink: <a>\r\n\r\n';
const [LATE, NEVER] = ['the answer was not complete after 0.2 s', 'no answer began within 0.2 s'];

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';

/** Says the same again and again until the other side hangs up. */
function drip(socket: Socket, text: string): void {
  const stop = every(5, () => void (socket.destroyed ? stop() : socket.write(text)));
  socket.on('close', stop);
}

describe('an answer has a deadline as a whole', () => {
  it.each([
    ['whose body drips', `${HEAD}content-length: 100000\r\n\r\n`, ' ', LATE],
    ['whose chunks drip', HEAD + CHUNKED, '1\r\n \r\n', LATE],
    ['whose trailers drip', `${HEAD}${CHUNKED}0\r\n`, 'a: b\r\n', LATE],
    ['whose headers drip', HEAD, 'x', NEVER],
    ['that is preceded by others without end', '', EARLY, NEVER],
    ['that never begins', '', '', NEVER],
  ])('%s', async (_, first, again, sentence) => {
    manner = (socket) => {
      socket.write(first);
      if (again !== '') drip(socket, again);
    };
    const says = `[target-unavailable] GET ${url} got no answer: ${sentence}`;
    await expect(ask(200)).rejects.toThrow(problem('Inconclusive', says));
  });

  it('and one that comes in pieces in time is whole', async () => {
    manner = (socket) => {
      socket.write(`${EARLY}${HEAD}content-length: 4\r\n\r\n"a`);
      setImmediate(() => socket.write('b"'));
    };
    const { status, text, headers } = await ask(5000);
    expect({ status, text, link: headers.link }).toEqual({ status: 200, text: '"ab"', link: undefined });
  });
});

describe('an answer with more than anybody needs', () => {
  it.each([
    ['headers', () => `${HEAD}x: ${'y'.repeat(100_000)}\r\n\r\n`],
    ['many headers', () => `${HEAD}${'x: y\r\n'.repeat(20_000)}\r\n`],
    ['trailers', () => `${HEAD}${CHUNKED}0\r\n${'x: y\r\n'.repeat(20_000)}\r\n`],
  ])('in its %s is given up', async (_, text) => {
    manner = (socket) => void socket.write(text());
    await expect(ask(5000)).rejects.toThrow(/\[target-unavailable\].*UND_ERR_HEADERS_OVERFLOW/);
  });

  it.each([
    ['announces it', () => `${HEAD}content-length: 4194305\r\n\r\n`, '4194305 bytes are announced'],
    ['does not', () => `${HEAD}\r\n${' '.repeat(LONGEST_ANSWER + 1)}`, 'it goes on beyond that'],
  ])('in its body that %s breaks the rule', async (_, text, size) => {
    manner = (socket) => void socket.write(text());
    const says = `GET ${url}: the answer is too long, ${size}; at most 4194304 bytes are read`;
    await expect(ask(5000)).rejects.toThrow(problem('ContractViolation', says));
  });

  it('is read when it is just as long as may be', async () => {
    manner = (socket) =>
      void socket.end(`${HEAD}content-length: ${LONGEST_ANSWER}\r\n\r\n${' '.repeat(LONGEST_ANSWER)}`);
    expect((await ask(5000)).text).toHaveLength(LONGEST_ANSWER);
  });
});
