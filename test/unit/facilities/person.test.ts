import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SteadyChannel } from '../../../support/wire/command/steady-channel.ts';
import { downstreamAnswer } from '../../../support/wire/downstream/answers.ts';
import { Downstream } from '../../../support/wire/downstream/downstream.ts';
import { LocalPage } from '../../../support/wire/facilities/local-page.ts';
import { PersonChannel } from '../../../support/wire/facilities/person-channel.ts';
import { questionFor, replyOf, wordsOf } from '../../../support/wire/facilities/questions.ts';
import { Terminal } from '../../../support/wire/facilities/terminal.ts';
import { breakOff } from '../../wire/half-open.ts';
import { forAll } from '../for-all.ts';

afterEach(() => void vi.restoreAllMocks());

const NUMBER = '+46700000001';
const PHONE = `/handsets/${encodeURIComponent(NUMBER)}`;
const CODE = `Which code was sent to ${NUMBER} last?`;
const TEXTS = `Which texts did the phone ${NUMBER} get since 12:00:00 UTC, the oldest first?`;
const REPLY = `Send the text "Yes" from the phone ${NUMBER} as a reply to the latest message there.`;
const CALL = 'Call the project p at its voice service s.';
const messages = ['One', 'Two'].map((content) => ({ content, number: NUMBER }));

it.each([
  ['POST /review/r1', { approve: true }, 'MyShop', 'Approve sender address MyShop in the console.', '', {}],
  ['POST /review/r1', { approve: false }, 'MyShop', 'Reject sender address MyShop in the console.', '', {}],
  ['GET /mailbox', undefined, NUMBER, CODE, '123456', { mails: [{ to: NUMBER, code: '123456' }] }],
  ['GET /mailbox', undefined, NUMBER, CODE, '', { mails: [] }],
  [`GET ${PHONE}/messages`, undefined, undefined, TEXTS, 'One | Two', { messages }],
  [`POST ${PHONE}/replies`, { content: 'Yes' }, undefined, REPLY, '', {}],
  ['POST /calls', { project: 'p', service: 's' }, undefined, CALL, 's', { id: 'the call', serviceId: 's' }],
])('what a person is asked for %s with %j', (verb, body, about, sentence, typed, answer) => {
  const [method = '', path = ''] = verb.split(' ');
  const question = questionFor({ method, path, body, about, since: '12:00:00 UTC' });
  expect(question?.sentence).toBe(sentence);
  expect(question && replyOf(question, typed)).toEqual({ status: 200, body: answer });
  expect(question && wordsOf(question)).toMatch(/press Enter \(skip leaves it out\)\.$/);
  expect(question && replyOf(question, 'skip').status).toBe(501);
});

const REVIEW = { method: 'POST', path: '/review/r1', body: { approve: true }, about: 'MyShop' };

describe('a person at the terminal', () => {
  it('gives one line for each question, in the order of asking', async () => {
    const asked = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const input = new PassThrough();
    const person = new PersonChannel(new Terminal(input));
    const both = Promise.all([person.ask({ id: 1, ...REVIEW }), person.ask({ id: 2, ...REVIEW, about: 'Other' })]);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    input.write('\n');
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    input.write('skip\n');
    expect(await both).toEqual([
      { status: 200, body: {} },
      { status: 501, body: 'skipped' },
    ]);
    expect(asked.mock.calls.join()).toMatch(
      /plumbline: Approve sender address MyShop in the console\. Then press Enter/,
    );
  });

  it('who never answers is asked nothing more', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const open = () => new PersonChannel(new Terminal(new PassThrough()));
    const channel = new SteadyChannel({ who: 'the person', open, patienceMs: 20, strikes: 1 });
    const ask = () => channel.ask('POST /review/r1', REVIEW, (answer) => answer).catch(({ message }: Error) => message);
    expect(await ask()).toBe('the person did not answer POST /review/r1 within 0.02 s');
    expect(await ask()).toBe('the person broke down once and is asked nothing more');
  });
});

it('the page of this machine shows what is asked, takes the answer to that alone, and no stranger finds it', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const page = new LocalPage(Date.now);
  const answer = page.put('Read <b> & type it');
  await vi.waitFor(() => expect(said).toHaveBeenCalled());
  const [address = ''] = /http:\S+(?=:)/.exec(String(said.mock.calls[0])) ?? [];
  const post = (id: string) =>
    fetch(address, { method: 'POST', body: new URLSearchParams({ id, answer: 'typed' }), redirect: 'manual' });
  expect(await (await fetch(address)).text()).toContain('Read &lt;b&gt; &amp; type it');
  expect((await fetch(new URL('/', address))).status).toBe(404);
  await post('7');
  expect(await (await fetch(address)).text()).toContain('Read &lt;b&gt;');
  await post('1');
  expect(await answer).toBe('typed');
  expect(await (await fetch(address)).text()).toContain('Nothing is to do now.');
  await breakOff(address, 3);
  const { host: own } = new URL(address);
  const asked = async (host: string, origin = `http://${host}`) => {
    const asking = request(address, { method: 'POST', headers: { host, origin } }).end();
    return ((await once(asking, 'response')) as [IncomingMessage])[0].resume().statusCode;
  };
  for (const host of ['localhost.evil.example', '127.0.0.1.evil.example']) expect(await asked(host)).toBe(421);
  for (const origin of ['https://evil.example', 'null', `http://${own}0`]) expect(await asked(own, origin)).toBe(403);
  for (const part of [address, `${address}/events`]) {
    const asking = request(part, { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' } }).end();
    expect(((await once(asking, 'response')) as [IncomingMessage])[0].resume().statusCode).toBe(403);
  }
  for (const host of [own, 'localhost:1', '[::1]:2']) expect(await asked(host)).toBe(303);
  page.close();
});

it('keeps calls up to so many bytes, and an example of which it dropped some cannot be judged', async () => {
  const downstream = new Downstream();
  const url = `${await downstream.listen('127.0.0.1:0')}/v1/projects/p/messages:send`;
  const send = async (message: string): Promise<number> => {
    const body = `{"recipient":{"a":1},"message":${message}}`;
    return (await fetch(url, { method: 'POST', headers: { authorization: 'Basic eA==' }, body })).status;
  };
  await breakOff(url, 3);
  const { ask } = downstream.port;
  const asked = { method: 'GET', path: '/conversation/log', body: undefined };
  // The values of a call count too: they take more room than their text.
  expect(await send(`[${'{},'.repeat(80_000)}1]`)).toBe(503);
  const long = `"${'x'.repeat(1_000_000)}"`;
  for (const status of [200, 200, 200, 200, 503]) expect(await send(long)).toBe(status);
  await expect(ask(asked)).rejects.toThrow(/^\[insufficient-evidence\] .* dropped 2 calls or connections/);
  expect(await downstream.port.ask(asked)).toMatchObject({ body: { calls: { length: 4 } } });
  downstream.close();
});

const SEND = '/v1/projects/p/messages:send';
const ONE = { recipient: { identified_by: { channel_identities: [{ identity: '+46700000001' }] } } };

const answer = (path: string, body: unknown, over: object = {}) =>
  downstreamAnswer({ method: 'POST', path, isKnown: true, text: JSON.stringify(body), at: 0, ...over });

describe('the conversation service that the harness plays', () => {
  it('takes a message and a question for one recipient, and notes both', () => {
    const sent = answer(SEND, ONE);
    expect(sent).toMatchObject({ status: 200, body: { accepted_time: '1970-01-01T00:00:00.000Z' } });
    expect(sent.call).toMatchObject({ operation: 'send', body: ONE });
    const asked = answer('/v1/projects/p/capability:query', { app_id: 'a', ...ONE });
    expect(asked).toMatchObject({ status: 200, body: { app_id: 'a', recipient: ONE.recipient } });
    expect(asked.call?.operation).toBe('capability');
  });

  it.each<[string, unknown, number]>([
    ['a list of recipients', { recipient: [ONE.recipient, ONE.recipient] }, 400],
    ['nobody', {}, 400],
  ])('refuses %s, and notes it', (_, body, status) => {
    expect(answer(SEND, body)).toMatchObject({ status, body: { error: { code: 400 } }, call: { body } });
  });

  it('notes nothing of strangers, of other paths and of what is no object', () => {
    expect(answer(SEND, ONE, { isKnown: false })).toEqual(expect.objectContaining({ status: 401 }));
    for (const [path, body, over] of [
      [SEND, ONE, { isKnown: false }],
      [SEND, ONE, { method: 'GET' }],
      ['/v1/projects/p/messages', ONE, {}],
      [SEND, [], {}],
    ] as const)
      expect(answer(path, body, over).call).toBeUndefined();
  });

  it('gives anybody a token', () => {
    expect(answer('/oauth2/token', {}, { isKnown: false })).toMatchObject({
      status: 200,
      body: { token_type: 'bearer' },
    });
  });

  it('answers whatever is sent with a status and JSON', () =>
    forAll(
      fc.constantFrom('GET', 'POST', 'PUT'),
      fc.string(),
      fc.string(),
      fc.boolean(),
      (method, path, text, isKnown) => {
        const { status, body } = downstreamAnswer({ method, path: `/${path}`, isKnown, text, at: 0 });
        expect([200, 400, 401, 404]).toContain(status);
        expect(JSON.parse(JSON.stringify(body))).toBeTypeOf('object');
      },
    ));
});
