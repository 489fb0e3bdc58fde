import { createServer } from 'node:http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Inconclusive } from '../../../support/ground/problems/inconclusive.ts';
import { Undeclared } from '../../../support/ground/problems/undeclared.ts';
import { realTime } from '../../../support/ground/time/pause.ts';
import { HttpClient } from '../../../support/wire/http/client.ts';
import { Reach } from '../../../support/wire/http/reach.ts';
import { type Limits, Restraint, spentIn } from '../../../support/wire/safety/restraint.ts';
import { listening } from '../../wire/listening.ts';

const OWN = '+46700000001';
const STRANGER = '+46709999999';

let received = 0;

const server = createServer((request, response) => {
  received += 1;
  request.resume().on('end', () => response.end());
});
const url = await listening(server);
afterAll(() => void server.closeAllConnections());

beforeEach(() => {
  received = 0;
});

const clientWith = (limits: Limits) =>
  new HttpClient({ reach: new Reach([url]), restraint: new Restraint(limits, realTime) });

const post = (
  client: HttpClient,
  body: string | Uint8Array,
  path = '/v1/messages',
  headers: Record<string, string> = {},
) => client.send({ method: 'POST', url: `${url}${path}`, headers, body });

const submitTo = (...numbers: unknown[]) =>
  JSON.stringify({ messages: numbers.map((destination_number) => ({ content: 'Hi', destination_number })) });

const escaped = (text: string) =>
  [...text].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

it('counts a limit for a run as a whole, however many parts it has', async () => {
  const run = {};
  const partOf = (whole: object) => {
    const restraint = new Restraint({ messages: 3 }, realTime, spentIn(whole));
    return new HttpClient({ reach: new Reach([url]), restraint });
  };
  for (const client of [partOf(run), partOf(run)]) await post(client, submitTo(OWN));
  await expect(post(partOf(run), submitTo(OWN, OWN))).rejects.toThrow('limits.messages allows 3 messages in a run');
  expect((await post(partOf({}), submitTo(OWN, OWN))).status).toBe(200);
});

it('deletes no voice service that the target file declares', async () => {
  const client = clientWith({ services: ['s1'] });
  const remove = (id: string) => client.send({ method: 'DELETE', url: `${url}/v2/services/${id}`, headers: {} });
  for (const id of ['s1', '%731', 'S1', 's1/', 's1?now'])
    await expect(remove(id)).rejects.toThrow('no example deletes s1');
  expect((await remove('s2')).status).toBe(200);
});

it('a number that is declared for lookups alone is looked up and gets no message', async () => {
  const client = clientWith({ numbers: [OWN], lookedUp: [STRANGER], sideEffects: ['messages', 'lookups'] });
  await client.send({ method: 'GET', url: `${url}/lookup?msisdn=${STRANGER.slice(1)}`, headers: {} });
  expect(received).toBe(1);
  const body = JSON.stringify({ messages: [{ content: 'Hello', destination_number: STRANGER }] });
  await expect(post(client, body)).rejects.toThrow(Undeclared);
  expect(received).toBe(1);
});

describe('the numbers of the target file', () => {
  it.each([
    ['as declared', submitTo(OWN)],
    ['in another spelling', submitTo('0046700000001', '46 700-000 001')],
    ['as a JSON number', submitTo(46700000001)],
    ['among things that are no numbers', submitTo('not-a-number', '', null, '+', OWN)],
  ])('may get messages: %s', async (_, body) => {
    await post(clientWith({ numbers: [OWN] }), body);
    expect(received).toBe(1);
  });

  it.each([
    ['plainly', submitTo(STRANGER)],
    ['after one that is declared', submitTo(OWN, STRANGER)],
    ['as a short code', submitTo('12345')],
    ['as a JSON number', submitTo(46709999999)],
    ['in a list', submitTo([STRANGER])],
    ['in full-width digits', submitTo('+４６７０９９９９９９９')],
    ['with the member twice', `{"messages":[{"destination_number":"${STRANGER}","destination_number":"${OWN}"}]}`],
    ['in a body that breaks off', `{"messages":[{"destination_number": "${STRANGER}", "content": "H`],
    ['in a body in bytes', Buffer.from(submitTo(STRANGER))],
    ['in two bytes a letter', Buffer.from(submitTo(STRANGER), 'utf16le')],
    ['in escapes', `{"messages":[{"${escaped('destination_number')}":"${escaped(STRANGER)}"}]}`],
    ['in escapes that break off', `{"messages":[{"destination_number":"${escaped(STRANGER)}"`],
    ['in a form', `content=Hi&destination_number=${encodeURIComponent(STRANGER)}`],
    ['as an own number that is sent a code', JSON.stringify({ sender_address: STRANGER })],
    ['as the recipient of another interface', JSON.stringify({ recipient: { identity: STRANGER } })],
  ])('are the only ones: a stranger %s gets nothing', async (_, body) => {
    await expect(post(clientWith({ numbers: [OWN] }), body)).rejects.toThrow(Undeclared);
    expect(received).toBe(0);
  });

  it('are asked for on every path and with every method', async () => {
    const client = clientWith({ numbers: [OWN] });
    for (const path of ['/', '/V1//messages/', '/v1/messages?a=b', '/elsewhere'])
      await expect(post(client, submitTo(STRANGER), path)).rejects.toThrow(Undeclared);
    const put = { method: 'PUT', url, headers: {}, body: submitTo(STRANGER) };
    await expect(client.send(put)).rejects.toThrow(Undeclared);
    const query = `/v1/messages?destination_number=${encodeURIComponent(STRANGER)}`;
    await expect(post(client, '', query)).rejects.toThrow(Undeclared);
    expect(received).toBe(0);
  });

  it('cannot be hidden in a compressed body', async () => {
    const headers = { 'Content-Encoding': 'gzip' };
    await expect(post(clientWith({ numbers: [OWN] }), 'x', '/v1/messages', headers)).rejects.toThrow(Undeclared);
  });

  it('are no matter where a lab gives worlds of their own, or at an address of the harness', async () => {
    await post(clientWith({}), submitTo(STRANGER));
    const restraint = new Restraint({ numbers: [] }, realTime);
    restraint.exempt(`${url}/hooks`);
    await post(new HttpClient({ reach: new Reach([url]), restraint }), submitTo(STRANGER));
    expect(received).toBe(2);
  });

  it('leave alpha tags and texts alone', async () => {
    const body = JSON.stringify({ sender_address: 'P1234567890', content: `call ${STRANGER}` });
    await post(clientWith({ numbers: [OWN] }), body);
    expect(received).toBe(1);
  });
});

describe('the budget of messages', () => {
  it('counts messages, not requests, and refuses the request that would exceed it', async () => {
    const client = clientWith({ messages: 3 });
    await post(client, submitTo(OWN, OWN));
    await expect(post(client, submitTo(OWN, OWN))).rejects.toThrow(/^\[budget-exhausted\]/);
    await post(client, submitTo(OWN));
    await expect(post(client, submitTo(OWN))).rejects.toThrow(Inconclusive);
    await client.send({ method: 'GET', url, headers: {} });
    expect(received).toBe(3);
  });

  it('is not widened by sending at once', async () => {
    const client = clientWith({ messages: 2, requestsPerSecond: 1000 });
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => post(client, submitTo(OWN))));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(received).toBe(2);
  });
});

it('requests per second are held to the limit even when they are sent at once', async () => {
  const client = clientWith({ requestsPerSecond: 50 });
  const before = realTime.now();
  await Promise.all(Array.from({ length: 6 }, () => post(client, '{}')));
  expect(realTime.now() - before).toBeGreaterThanOrEqual(95);
  expect(received).toBe(6);
});
