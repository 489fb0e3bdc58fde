import { createHmac, createPublicKey, createVerify } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningPlatform, startPlatform } from '../../../reference-impl/compose.ts';
import { type OpenWorld, openWorld, type Received, startReceiver } from './local-platform.ts';

/** What a receiver is set up with: the prefix of its platform's headers, and the key that was shown when it was made. */
const PREFIX = 'x-partner-';

/** The verifier of a published receiver, which answers 500 to everything that does not pass; `publicKey` has no PEM armour. */
function isGenuine({ method, target, headers, body }: Received, publicKey: string): boolean {
  const digest = headers[`${PREFIX}digest-type`] as string;
  if (!['SHA-224', 'SHA-256', 'SHA-512'].includes(digest)) return false;
  const pem = `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----\n`;
  return createVerify(digest)
    .update(`${method} ${target} HTTP/1.1${headers.date}${body}`)
    .verify(createPublicKey(pem), headers[`${PREFIX}signature`] as string, 'base64');
}

describe('a published receiver that verifies everything', () => {
  let platform: RunningPlatform;
  let world: OpenWorld;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  beforeAll(async () => {
    platform = await startPlatform({ settings: { headerPrefix: 'X-Partner-' } });
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    world = await openWorld(platform);
    receiver = await startReceiver();
    await world.switchOn('signatureKeys');
  });
  afterEach(() => receiver.close());

  const keyWith = async (digest: string): Promise<{ key_id: string; public_key: string }> => {
    const made = await world.messaging('POST', '/v1/iam/signature_keys', { digest, cipher: 'RSA' });
    await world.messaging('PATCH', '/v1/iam/signature_keys/enabled', { key_id: made.json.key_id });
    return made.json;
  };
  const send = (members: object = {}) =>
    world.messaging('POST', '/v1/messages', {
      messages: [
        {
          content: 'Grüße 🎉',
          destination_number: '+61491570156',
          delivery_report: true,
          metadata: { order: '42' },
          callback_url: `${receiver.url}/webhooks/delivery?tenant=1&n=a%20b`,
          ...members,
        },
      ],
    });

  it.each(['SHA224', 'SHA256', 'SHA512'])(
    'takes the reports and the reply at a callback URL, with a key of %s',
    async (digest) => {
      const key = await keyWith(digest);
      await send();
      await world.advance('PT1M');
      await world.lab('POST', '/handsets/+61491570156/replies', { content: 'Yes' });
      await world.advance('PT1M');
      const { received } = receiver;
      expect(received.map((each) => JSON.parse(each.body).status ?? 'reply')).toEqual([
        'submitted',
        'delivered',
        'reply',
      ]);
      expect(received.map((each) => isGenuine(each, key.public_key))).toEqual([true, true, true]);
      expect(received[0]?.headers).toMatchObject({
        [`${PREFIX}key-id`]: key.key_id,
        [`${PREFIX}cipher-type`]: 'RSA',
        [`${PREFIX}digest-type`]: digest.replace('SHA', 'SHA-'),
      });
      const [first] = received as [Received];
      expect(isGenuine({ ...first, body: `${first.body} ` }, key.public_key)).toBe(false);
      expect(isGenuine({ ...first, target: '/webhooks/delivery' }, key.public_key)).toBe(false);
    },
  );

  it('takes a report that it failed to take before', async () => {
    const patient = await startReceiver(500, 500);
    const key = await keyWith('SHA256');
    await send({ callback_url: `${patient.url}/in` });
    await world.advance('PT1H');
    expect(patient.received.length).toBe(4);
    expect(patient.received.every((each) => isGenuine(each, key.public_key))).toBe(true);
    patient.close();
  });

  it('sees no signature without an enabled key, and a new one after a change of keys', async () => {
    await send();
    await world.advance('PT1M');
    const unsigned = receiver.received.splice(0);
    expect(unsigned.length).toBe(2);
    expect(unsigned.flatMap(({ headers }) => Object.keys(headers)).filter((name) => name.startsWith(PREFIX))).toEqual(
      [],
    );
    const old = await keyWith('SHA256');
    const key = await keyWith('SHA512');
    await send();
    await world.advance('PT1M');
    expect(receiver.received.map((each) => isGenuine(each, key.public_key))).toEqual([true, true]);
    expect(isGenuine(receiver.received[0] as Received, old.public_key)).toBe(false);
  });

  it('takes webhooks in the same way', async () => {
    const key = await keyWith('SHA512');
    await world.messaging('POST', '/v1/webhooks/messages', {
      ...{
        url: `${receiver.url}/hook?a=1`,
        method: 'POST',
        encoding: 'JSON',
        events: ['DELIVERED_DR', 'RECEIVED_SMS'],
      },
      template: '{"id":"$messageId","text":"$esc.json($!mtContent)"}',
    });
    await send({ callback_url: undefined });
    await world.advance('PT1M');
    expect(receiver.received.map((each) => isGenuine(each, key.public_key))).toEqual([true]);
  });

  it('reads the conversation callbacks under the same prefix', async () => {
    await world.lab('POST', '/conversation/webhooks', {
      ...{ url: `${receiver.url}/callbacks`, triggers: ['MESSAGE_INBOUND', 'CAPABILITY'], secret: 'foo_secret1234' },
    });
    const { project, conversation } = world.facts.credentials;
    await world.conversation('POST', `/v1/projects/${project.id}/capability:query`, {
      app_id: conversation.appId,
      recipient: { identified_by: { channel_identities: [{ channel: 'WHATSAPP', identity: '46700000001' }] } },
    });
    await world.advance('PT1S');
    const [{ headers, body }] = receiver.received as [Received];
    const name = `${PREFIX}webhook-signature`;
    const text = `${body}.${headers[`${name}-nonce`]}.${headers[`${name}-timestamp`]}`;
    expect(headers[`${name}-algorithm`]).toBe('HmacSHA256');
    expect(headers[name]).toBe(createHmac('sha256', 'foo_secret1234').update(text).digest('base64'));
  });

  it('finds destination_number left out of a default body, and never null', async () => {
    const hook = {
      url: `${receiver.url}/hook`,
      method: 'POST',
      encoding: 'JSON',
      events: ['RECEIVED_SMS', 'OPT_OUT_SMS'],
    };
    await world.messaging('POST', '/v1/webhooks/messages', hook);
    await send({ callback_url: undefined });
    await world.advance('PT1M');
    await world.lab('POST', '/handsets/61491570156/replies', { content: 'STOP' });
    await world.advance('PT1M');
    const bodies = receiver.received.map((each) => JSON.parse(each.body));
    expect(bodies.length).toBe(2);
    expect(bodies.flatMap((each) => Object.values(each))).not.toContain(null);
    expect(bodies.filter((each) => 'destination_number' in each)).toEqual([]);
  });
});
