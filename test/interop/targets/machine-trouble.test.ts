import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { within } from '../../soak/pace.ts';
import { basic } from '../../wire/basic.ts';
import { folder, type Ready, type Running, serve, startWithin, whenReady } from '../command-line.ts';
import { hangUpAfter } from '../matrix/raw-connection.ts';
import { ask, lateReceiver } from '../platform/local-platform.ts';

const started: Running[] = [];

afterAll(() => {
  for (const { child } of started) child.kill('SIGKILL');
});

const headersFor = ({ credentials: { messaging } }: Ready) => ({
  'content-type': 'application/json',
  authorization: basic(messaging.key, messaging.secret),
});

const bodyOf = (content: string, more: object = {}): string =>
  JSON.stringify({ messages: [{ content, destination_number: '+46700000001', format: 'SMS', ...more }] });

const send = (ready: Ready, body: string) => ask(`${ready.messaging}/v1/messages`, 'POST', headersFor(ready), body);

const isThere = async (ready: Ready, id: string): Promise<boolean> =>
  (await ask(`${ready.messaging}/v1/messages/${id}`, 'GET', headersFor(ready))).status === 200;

const worldsOf = async ({ lab }: Ready) => (await ask(`${lab}/worlds`, 'GET', {})).json.worlds;

/** File descriptors that a server may have: enough to start, too few for the crowd. */
const FEW = 600;

describe('trouble of the machine', () => {
  it('delivers when a receiver is back that was gone', async () => {
    const { running, ready } = await serve('gone');
    started.push(running);
    const { url, bodies, all, comeBack, close } = await lateReceiver(2);
    await send(ready, bodyOf('Hello', { delivery_report: true, callback_url: url }));
    await comeBack();
    await all;
    expect(bodies.map((body) => JSON.parse(body).status).sort()).toEqual(['delivered', 'submitted']);
    close();
    running.child.kill('SIGTERM');
    const stdout = expect.stringContaining('Anyone can know these credentials; --random-credentials makes others.');
    expect(await running.ended).toMatchObject({ code: 0, stdout });
  });

  it('takes nothing of a request that is cut in its body', async () => {
    const { running, ready } = await serve('cut');
    started.push(running);
    const body = bodyOf('x'.repeat(500));
    const { authorization } = headersFor(ready);
    const half = `POST /v1/messages HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 200)}`;
    for (let time = 0; time < 20; time += 1) await hangUpAfter(ready.messaging, half);
    expect((await send(ready, body)).status).toBe(202);
    expect(await worldsOf(ready)).toMatchObject([{ messages: 1 }]);
    running.child.kill('SIGTERM');
    const { code, stderr } = await running.ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  it.runIf(process.platform === 'linux')('goes on when there were no file descriptors for a while', async () => {
    const file = join(folder, 'few.ready.json');
    const few = startWithin('-n', FEW, '--port-base', '0', '--ready-file', file, '--data', join(folder, 'few.data'));
    started.push(few);
    const { ready } = await whenReady(few, file);
    const { hostname, port } = new URL(ready.messaging);
    const crowd = Array.from({ length: 800 }, () => connect(Number(port), hostname).on('error', () => undefined));
    await Promise.all(
      crowd.map((socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))),
    );
    expect(await within(5000, () => readdirSync(`/proc/${few.child.pid}/fd`).length >= FEW - 1)).toBe(true);
    for (const socket of crowd) socket.destroy();
    await Promise.all(crowd.map((socket) => socket.closed || new Promise((resolve) => socket.once('close', resolve))));
    expect((await send(ready, bodyOf('Hello'))).status).toBe(202);
    few.child.kill('SIGTERM');
    expect((await few.ended).code).toBe(0);
  });

  it('refuses what it cannot keep on a full disk, and keeps what it accepted', async () => {
    const [file, data] = [join(folder, 'full.ready.json'), join(folder, 'full.data')];
    const full = startWithin('-f', 400, '--port-base', '0', '--ready-file', file, '--data', data);
    started.push(full);
    const { ready } = await whenReady(full, file);
    const accepted: string[] = [];
    let refused: Awaited<ReturnType<typeof send>> | undefined;
    for (let count = 0; count < 2000 && !refused; count += 1) {
      const answer = await send(ready, bodyOf(`${count} ${'x'.repeat(500)}`));
      if (answer.status === 202) accepted.push(answer.json.messages[0].message_id);
      else refused = answer;
    }
    expect(refused?.status).toBe(503);
    expect(refused?.text).toContain('Nothing was done: the data file cannot be written');
    expect(await isThere(ready, accepted[0] as string)).toBe(true);
    full.child.kill('SIGKILL');
    await full.ended;

    const { running, ready: again } = await serve('roomy', '--data', data);
    started.push(running);
    expect(accepted.length).toBeGreaterThan(10);
    for (const id of accepted) expect(await isThere(again, id)).toBe(true);
    expect(await worldsOf(again)).toMatchObject([{ messages: accepted.length }]);
    running.child.kill('SIGTERM');
    expect((await running.ended).code).toBe(0);
  });
});
