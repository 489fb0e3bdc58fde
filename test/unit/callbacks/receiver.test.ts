import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Intake, LONGEST_BODY, MOST_AT_ONE, MOST_NOTIFICATIONS } from '../../../support/wire/callbacks/intake.ts';
import { CallbackReceiver, type Mailslot } from '../../../support/wire/callbacks/receiver.ts';

let receiver: CallbackReceiver;
let base = '';

async function listen(intake?: Intake): Promise<void> {
  receiver = new CallbackReceiver('run-', intake);
  base = await receiver.listen('127.0.0.1:0');
}

beforeEach(() => listen());

afterEach(() => receiver.stop());

const open = (name = 'reports', rest = '/deep'): Mailslot =>
  receiver.open(
    name,
    rest,
    () => undefined,
    () => 0,
  );

const post = (url: string, body = '{}') => fetch(url, { method: 'POST', body });

/** What comes back for the beginning of a request whose rest is never sent, and whether the connection is closed then. */
async function begun(url: string, headers: string, body = ''): Promise<string> {
  const { port, pathname } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.write(`POST ${pathname} HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n${body}`);
  await once(socket, 'close');
  return said.split('\r\n')[0] ?? '';
}

describe('the body of a notification', () => {
  it('is read when it is just as long as may be', async () => {
    const slot = open();
    expect((await post(slot.url, ' '.repeat(LONGEST_BODY))).status).toBe(200);
    expect(slot.arrivals[0]?.body).toHaveLength(LONGEST_BODY);
  });

  it('is refused unread when it announces more, and the connection is closed', async () => {
    const slot = open();
    expect(await begun(slot.url, `content-length: ${640 * 1024 * 1024}`)).toBe('HTTP/1.1 413 Payload Too Large');
    expect(slot.arrivals).toEqual([]);
    const { pathname } = new URL(slot.url);
    expect(slot.refusals).toEqual([`a notification of 671088640 bytes came to ${pathname}; at most 1048576 are read`]);
  });

  it('is refused when it goes on beyond that, and told once', async () => {
    const slot = open();
    const size = LONGEST_BODY + 1;
    for (let time = 0; time < 2; time += 1)
      expect(await begun(slot.url, 'transfer-encoding: chunked', `${size.toString(16)}\r\n${' '.repeat(size)}`)).toBe(
        'HTTP/1.1 413 Payload Too Large',
      );
    expect(slot.refusals).toEqual([expect.stringMatching(/^a notification of more than 1048576 bytes came to \/run-/)]);
  });

  it('that is nested without end is not JSON, and breaks nothing', async () => {
    const slot = open();
    await post(slot.url, '['.repeat(LONGEST_BODY / 2) + ']'.repeat(LONGEST_BODY / 2));
    expect(slot.arrivals).toMatchObject([{ json: undefined }]);
  });
});

describe('a path', () => {
  it('that nobody has is answered 404, unread', async () => {
    open();
    for (const path of ['/', '/x', '/run-1', '/run-1/deep', '/__proto__', '/run-'])
      expect(await begun(`${base}${path}`, 'content-length: 1000000')).toBe('HTTP/1.1 404 Not Found');
  });

  it('cannot be guessed from others, of the same example or another', () => {
    const keys = Array.from({ length: 50 }, () => /\/run-([0-9a-f]{32})\/deep$/.exec(open().url)?.[1]);
    expect(new Set(keys).size).toBe(50);
    expect(keys).not.toContain(undefined);
  });

  it('of an example that has ended takes what comes and keeps nothing of it', async () => {
    const slot = open();
    await post(slot.url);
    receiver.close(slot);
    expect((await post(slot.url)).status).toBe(200);
    expect(slot.arrivals).toHaveLength(1);
    expect(receiver.late).toBe(1);
  });
});

describe('a flood of notifications', () => {
  it('is kept up to so many bytes for one address, and others still get theirs', async () => {
    const [slot, other] = [open(), open('others')];
    const body = ' '.repeat(LONGEST_BODY);
    const statuses: number[] = [];
    for (let time = 0; time < 9; time += 1) statuses.push((await post(slot.url, body)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 503, 503]);
    expect(slot.refusals).toEqual([
      expect.stringMatching(
        /^more came to \/run-\S+ after 7 notifications than is kept: 10000 notifications or 8388608 bytes/,
      ),
    ]);
    expect(slot.arrivals.length * LONGEST_BODY).toBeLessThan(MOST_AT_ONE);
    expect((await post(other.url)).status).toBe(200);
    expect(other.refusals).toEqual([]);
  });

  it('is kept up to so many notifications for one address', async () => {
    const slot = open();
    slot.arrivals.length = MOST_NOTIFICATIONS - 1;
    expect((await post(slot.url)).status).toBe(200);
    expect((await post(slot.url)).status).toBe(503);
    expect(slot.arrivals).toHaveLength(MOST_NOTIFICATIONS);
  });

  it('is kept up to so many bytes in all, which are free again when an example ends', async () => {
    await receiver.stop();
    await listen(new Intake(3000));
    const [one, other] = [open(), open('others')];
    const body = ' '.repeat(2000);
    expect((await post(one.url, body)).status).toBe(200);
    expect((await post(other.url, body)).status).toBe(503);
    receiver.close(one);
    expect((await post(other.url, body)).status).toBe(200);
  });

  it('that is cut off before its end is not counted', async () => {
    await receiver.stop();
    await listen(new Intake(3000));
    const slot = open();
    for (let time = 0; time < 5; time += 1) {
      const { port, pathname } = new URL(slot.url);
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`POST ${pathname} HTTP/1.1\r\nhost: x\r\ncontent-length: 2500\r\n\r\n${' '.repeat(2000)}`);
      await once(socket.resume().end(), 'close');
    }
    expect((await post(slot.url, ' '.repeat(2000))).status).toBe(200);
    expect(slot.refusals).toEqual([]);
  });
});

it('a head that is too long is refused', async () => {
  expect(await begun(open().url, `x: ${'y'.repeat(20_000)}`)).toBe('HTTP/1.1 431 Request Header Fields Too Large');
});
