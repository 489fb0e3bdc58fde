import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downstreamAnswer } from '../../../support/wire/downstream/answers.ts';
import { Downstream } from '../../../support/wire/downstream/downstream.ts';
import { breakOff } from '../../wire/half-open.ts';
import { forAll } from '../for-all.ts';

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
