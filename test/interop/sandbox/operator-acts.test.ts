import { createServer } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { basic } from '../../wire/basic.ts';
import { listening } from '../../wire/listening.ts';
import { startReceiver } from '../platform/local-platform.ts';
import { frozenWorld } from './sandbox.ts';

interface Attempt {
  readonly number: number;
  readonly id: string;
  readonly outcome: string;
  readonly headers: Record<string, string>;
  readonly answer?: { readonly headers: Record<string, string>; readonly body: string };
}

const platform = await startPlatform();
afterAll(() => platform.close());

describe('what an operator does by hand', () => {
  test('a composed message goes the way of every other one, and a refusal is shown', async () => {
    const world = await frozenWorld(platform);
    const message = { content: 'By hand', destination_number: '+46700000001' };
    const sent = await world.operate('POST', '/messages', { message, account: world.main.id });
    expect(sent).toMatchObject({ status: 202, body: { messages: [{ status: 'queued' }] } });
    const refused = await world.operate('POST', '/messages', { message: { content: 17 } });
    expect(refused).toMatchObject({ status: 400 });
    await expect(world.operate('POST', '/messages', { message, account: 'nobody' })).rejects.toThrow('404');
    await expect(world.operate('POST', '/messages', { message: [] })).rejects.toThrow('400');
  });

  test('an attempt keeps its headers and the answer, and is sent once more as it was', async () => {
    const world = await frozenWorld(platform);
    const bodies: string[] = [];
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const piece of request) body += piece;
      bodies.push(body);
      response.writeHead(200, { 'x-seen': 'yes' }).end('{"thanks":true}');
    });
    const callback_url = await listening(server);
    await world.send('Answer me', { callback_url });
    await expect.poll(() => bodies.length).toBe(2);
    const shown = () => world.operate('GET', '/callbacks/1') as Promise<Attempt>;
    await expect.poll(async () => (await shown()).answer?.body).toBe('{"thanks":true}');
    const first = await shown();
    expect([first.headers['content-type'], first.answer?.headers['x-seen']]).toEqual(['application/json', 'yes']);
    const again = (await world.operate('POST', '/callbacks/1/resend')) as Attempt;
    expect(again).toMatchObject({ number: 2, id: first.id, outcome: 'status 200' });
    expect(bodies[2]).toBe(bodies[1]);
    server.close();
    for (const number of ['99', '-1', 'x', '1e3'])
      await expect(world.operate('POST', `/callbacks/${number}/resend`)).rejects.toThrow('404');
  });

  test('a reset world has its id and its credentials, and nothing else', async () => {
    const world = await frozenWorld(platform);
    await world.send('Gone soon');
    await world.operate('POST', '/clock/advance', { by: 'PT1H' });
    const anew = (await world.operate('POST', '/reset')) as { id: string; now: string; accounts: object[] };
    expect([anew.id, anew.now]).toEqual([world.id, '2024-01-15T12:00:00.000Z']);
    expect(anew.accounts[0]).toMatchObject({ key: world.main.key, secret: world.main.secret });
    expect(await world.operate('GET', '/handsets/+46700000001/messages')).toEqual({ messages: [] });
    expect(await world.send('It still takes my key')).toMatch(/-/);
  });

  test('an exported world is made again on another platform, with its credentials and settings', async () => {
    const world = await frozenWorld(platform);
    await world.operate('PATCH', `/accounts/${world.main.id}`, { timeZone: 'Australia/Sydney' });
    await world.operate('PUT', '/faults', { ids: ['dedup.window-23-hours'] });
    await world.operate('POST', '/clock/advance', { by: 'PT1H' });
    const copy = await world.operate('GET', '/export');
    const take = (lab: unknown, body: object) =>
      fetch(`${lab}/worlds/import`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await take(platform.addresses.lab, copy as object)).status).toBe(409);
    const other = await startPlatform();
    const { lab, messaging } = other.addresses;
    const made = (await (await take(lab, copy as object)).json()) as { id: string; now: string };
    expect([made.id, made.now]).toEqual([world.id, '2024-01-15T13:00:00.000Z']);
    expect(await (await fetch(`${lab}/worlds/${world.id}/export`)).json()).toEqual(copy);
    const { status } = await fetch(`${messaging}/v1/replies`, {
      headers: { authorization: basic(world.main.key, world.main.secret) },
    });
    expect(status).toBe(200);
    for (const wrong of [{}, { ...(copy as object), ids: [] }, { ...(copy as object), faults: ['none'] }])
      expect((await take(lab, wrong)).status).toBeGreaterThanOrEqual(400);
    await other.close();
  });

  test('a reply with files is an MMS for webhooks and templates', async () => {
    const world = await frozenWorld(platform);
    const mine = await startReceiver();
    const hook = { url: mine.url, method: 'POST', encoding: 'JSON', events: ['RECEIVED_MMS'], headers: {} };
    const template = '{"names":"#foreach($entry in $attachments)$entry.originalName #end","format":"$format"}';
    const { status } = await fetch(`${platform.addresses.messaging}/v1/webhooks/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: basic(world.main.key, world.main.secret) },
      body: JSON.stringify({ ...hook, template }),
    });
    expect(status).toBe(201);
    await world.send('A picture, please');
    const attachments = [{ contentType: 'image/png', base64: 'iVBORw0KGgo=', originalName: 'cat.png' }];
    await world.operate('POST', '/handsets/+46700000001/replies', { content: 'No picture' });
    await world.operate('POST', '/handsets/+46700000001/replies', { content: 'Here', attachments });
    await expect.poll(() => mine.bodies).toEqual(['{"names":"cat.png ","format":"MMS"}']);
    const wrong = world.operate('POST', '/handsets/+46700000001/replies', {
      content: 'Here',
      attachments: [{ contentType: 'image/png', base64: '*', originalName: 'x' }],
    });
    await expect(wrong).rejects.toThrow('400');
    mine.close();
  });
});
