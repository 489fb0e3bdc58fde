import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { survive } from '../../soak/killed.ts';
import { basic } from '../../wire/basic.ts';
import { folder, plumbline, type Ready, type Running, serve } from '../command-line.ts';
import { ask as askAt, type Facts, lateReceiver } from './local-platform.ts';

const started: Running[] = [];

afterAll(() => {
  for (const { child } of started) child.kill('SIGKILL');
});

async function begin(name: string, ...more: string[]) {
  const { running, ready } = await serve(name, '--data', join(folder, `${name}.data`), ...more);
  started.push(running);
  const end = async (signal: NodeJS.Signals) => {
    running.child.kill(signal);
    return running.ended;
  };
  return { ready, end };
}

async function ask(url: string, method: string, body?: object, headers: Record<string, string> = {}) {
  const type = body && { 'content-type': 'application/json' };
  const { status, json } = await askAt(url, method, { ...type, ...headers }, body && JSON.stringify(body));
  return { status, body: json };
}

const keysOf = ({ credentials }: Ready) => credentials as Facts['credentials'] & { readonly account: string };
const asAccount = (ready: Ready) => {
  const { key, secret } = keysOf(ready).messaging;
  return { authorization: basic(key, secret) };
};
const worldOf = async ({ lab }: Ready) => `${lab}/worlds/${(await ask(`${lab}/worlds`, 'GET')).body.worlds[0].id}`;

const send = (ready: Ready, message: object) =>
  ask(`${ready.messaging}/v1/messages`, 'POST', { messages: [message] }, asAccount(ready));
const MESSAGE = { content: 'Hello', destination_number: '+46700000001', format: 'SMS' };
const statusOf = async (ready: Ready, id: string) =>
  (await ask(`${ready.messaging}/v1/messages/${id}`, 'GET', undefined, asAccount(ready))).body.status;

const tokenIn = async (ready: Ready) => {
  const { keyId, keySecret } = keysOf(ready).project;
  const form = { 'content-type': 'application/x-www-form-urlencoded', authorization: basic(keyId, keySecret) };
  const { json } = await askAt(`${ready.token}/oauth2/token`, 'POST', form, 'grant_type=client_credentials');
  return json.access_token as string;
};

const rename = (ready: Ready, token: string, name: string) => {
  const { id, serviceId } = keysOf(ready).project;
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'the-first' };
  return ask(`${ready.voice}/v2/projects/${id}/services/${serviceId}`, 'PATCH', { name }, headers);
};

describe('worlds that are kept', () => {
  it('lose nothing that was accepted when the server is killed under load', async () => {
    const { accepted, objections } = await survive({ kills: 2, life: 1000, rate: 300, keeps: true });
    expect(accepted).toBeGreaterThan(100);
    expect(objections).toEqual([]);
  });

  it('would be missed if they were not kept', async () => {
    const { accepted, objections } = await survive({ kills: 1, life: 500, rate: 200, keeps: false });
    expect(accepted).toBeGreaterThan(10);
    expect(objections.length).toBeGreaterThan(10);
  });

  it('go on with their windows, tokens, keys and cached replies', async () => {
    const first = await begin('windows');
    const { ready } = first;
    const world = await worldOf(ready);
    const features = { deDuplication: true, signatureKeys: true };
    await ask(`${world}/accounts/${keysOf(ready).account}`, 'PATCH', { features });
    await send(ready, MESSAGE);
    const token = await tokenIn(ready);
    const renamed = await rename(ready, token, 'Renamed once');
    const wanted = { digest: 'SHA256', cipher: 'RSA' };
    const key = await ask(`${ready.messaging}/v1/iam/signature_keys`, 'POST', wanted, asAccount(ready));
    const shown = (await ask(world, 'GET')).body;
    await first.end('SIGKILL');

    const { ready: again, end } = await begin('windows');
    expect(again.credentials).toEqual(ready.credentials);
    const repeated = await send(again, MESSAGE);
    expect(await statusOf(again, repeated.body.messages[0].message_id)).toBe('rejected');
    expect(renamed.status).toBeLessThan(300);
    expect(await rename(again, token, 'Renamed twice')).toEqual(renamed);
    const keys = `${again.messaging}/v1/iam/signature_keys?page=1&page_size=5`;
    const kept = (await ask(keys, 'GET', undefined, asAccount(again))).body as { key_id: string }[];
    expect(kept.map(({ key_id }) => key_id)).toEqual([key.body.key_id]);
    const { now: _then, ...before } = shown;
    const { now: _now, ...after } = (await ask(await worldOf(again), 'GET')).body;
    expect(after).toEqual(before);
    expect((await end('SIGTERM')).code).toBe(0);
  });

  it('deliver after a restart what was pending at a clean end', async () => {
    const first = await begin('pending');
    const { url, bodies, all, comeBack, close } = await lateReceiver(2);
    const sent = await send(first.ready, { ...MESSAGE, delivery_report: true, callback_url: url });
    expect(sent.status).toBe(202);
    const ended = await first.end('SIGTERM');
    expect(ended.code).toBe(0);
    expect(ended.stderr).toContain('2 callbacks to be delivered are kept in the data file');

    await comeBack();
    const { end } = await begin('pending');
    await all;
    const reports = bodies.map((each) => JSON.parse(each) as { message_id: string; status: string });
    expect(new Set(reports.map((each) => each.message_id))).toEqual(new Set([sent.body.messages[0].message_id]));
    expect(reports.map(({ status }) => status).sort()).toEqual(['delivered', 'submitted']);
    await end('SIGTERM');
    close();
  });
});

describe('a data file that cannot be used', () => {
  const refusedWith = (...args: string[]) => plumbline(['serve', '--port-base', '0', ...args]);

  it('is refused while another process has it', async () => {
    const { end } = await begin('shared');
    const { code, stderr } = await refusedWith('--data', join(folder, 'shared.data'));
    expect(stderr).toMatch(/shared\.data cannot be used: another process uses it/);
    expect(code).toBe(2);
    await end('SIGTERM');
  });

  it('is refused when it is something else, or has no place', async () => {
    const other = join(folder, 'something.txt');
    writeFileSync(other, 'Something else entirely. '.repeat(200));
    const nowhere = join(folder, 'nowhere', 'a.data');
    for (const [file, says] of [
      [other, 'no data file'],
      [nowhere, 'nowhere'],
    ] as const)
      expect(await refusedWith('--data', file)).toMatchObject({ code: 2, stderr: expect.stringContaining(says) });
  });

  it('is refused by a platform with other manners', async () => {
    const { end } = await begin('mannered');
    await end('SIGTERM');
    const data = join(folder, 'mannered.data');
    const { code, stderr } = await refusedWith('--data', data, '--legacy-hmac');
    expect(stderr).toContain('was made with legacy-hmac false; start with the same');
    expect(code).toBe(2);
    expect((await refusedWith('--data', data, '--variant', 'twin')).stderr).toContain('leave out --variant');
  });
});
