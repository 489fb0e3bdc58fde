import { afterAll, describe, expect, it } from 'vitest';
import { type Callback, startPlatform } from '../../../reference-impl/library/platform.cjs';
import { vectorsOf } from '../../unit/vectors/sets.ts';
import { basic } from '../../wire/basic.ts';
import { blocksIn, LANGUAGES, type Place, type Received, verifiersOf } from '../library/verifiers.ts';

/** What a block has to tell apart from the genuine one. */
const FORGERIES: ReadonlyArray<readonly [what: string, forge: (received: Received) => Received]> = [
  ['another body', (received) => ({ ...received, body: received.body.replace('"', ' "') })],
  ['no signature', ({ headers, ...received }) => ({ ...received, headers: withoutProof(headers, () => undefined) })],
  [
    'a signature that is cut short',
    ({ headers, ...received }) => ({ ...received, headers: withoutProof(headers, (value) => value.slice(0, -5)) }),
  ],
  [
    'a signature in other letters',
    ({ headers, ...received }) => ({ ...received, headers: withoutProof(headers, () => 'é') }),
  ],
  [
    'a signature of nothing',
    ({ headers, ...received }) => ({ ...received, headers: withoutProof(headers, () => 'AAAA') }),
  ],
];

const withoutProof = (headers: Received['headers'], instead: (value: string) => string | undefined) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]): Array<[string, string]> => {
      const isProof = /^(authorization|.*-signature)$/i.test(name);
      const given = isProof ? instead(value) : value;
      return given === undefined ? [] : [[name, given]];
    }),
  );

const received = ({ url, method, headers, body }: Callback, key: string): Received => {
  const { pathname, search } = new URL(url);
  return { method, target: `${pathname}${search}`, headers, body, key };
};

async function call(path: string, body: object, method = 'POST') {
  const { key, secret } = platform.credentials.messaging;
  const answer = await fetch(`${platform.messaging.url}${path}`, {
    method,
    headers: { authorization: basic(key, secret), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: each answer has its own form
  return (await answer.json()) as any;
}

/** Signed notifications of the messaging API: of a webhook, and of the callback URL of a message. */
async function fromMessaging(digest: string): Promise<readonly Received[]> {
  const { key_id, public_key } = await call('/v1/iam/signature_keys', { digest, cipher: 'RSA' });
  await call('/v1/iam/signature_keys/enabled', { key_id }, 'PATCH');
  const url = `${platform.callbackUrl}/${digest}?from=eu`;
  await call('/v1/webhooks/messages', { url, method: 'POST', encoding: 'JSON', events: ['DELIVERED_DR'] });
  const message = { content: 'Grüße', destination_number: '+46700000001', delivery_report: true };
  await call('/v1/messages', { messages: [{ ...message, callback_url: `${platform.callbackUrl}/reports` }] });
  await platform.advance('PT1M');
  const ofWebhook = await platform.nextCallback({ type: 'webhook', url });
  const ofMessage = await platform.nextCallback({ type: 'delivery_report', having: { status: 'delivered' } });
  return [ofWebhook, ofMessage].map((each) => received(each, public_key));
}

async function fromConversation(): Promise<Received> {
  const secret = 'pa55 wörd';
  const url = `${platform.callbackUrl}/conversation`;
  await platform.lab.ask('POST', '/conversation/webhooks', { url, triggers: ['MESSAGE_INBOUND'], secret });
  await platform.lab.ask('POST', '/conversation/events', {
    contacts: [{ profile: { name: 'Zoë' }, wa_id: '46700000001' }],
    notifications: [{ from: '46700000001', message_id: '1', message: { type: 'text', text: 'Hi' } }],
  });
  await platform.advance('PT1M');
  return received(await platform.nextCallback({ type: 'conversation_inbound', url }), secret);
}

async function fromVoice(): Promise<Received> {
  const url = `${platform.callbackUrl}/voice?from=eu`;
  const { id, keyId, keySecret, serviceId } = platform.credentials.project;
  const commands = [{ command: 'webhook', webhookName: 'till', url }];
  await fetch(`${platform.voice.url}/v2/projects/${id}/services/${serviceId}`, {
    method: 'PATCH',
    headers: { authorization: basic(keyId, keySecret), 'content-type': 'application/json' },
    body: JSON.stringify({ callBehavior: { type: 'STATIC', static: { commands } } }),
  });
  await platform.lab.ask('POST', '/calls', { project: id, service: serviceId });
  await platform.advance('PT1M');
  const { projects } = await platform.lab.ask('GET', '');
  return received(await platform.nextCallback({ type: 'call_event', url }), projects[0].services[0].secret);
}

const platform = await startPlatform({ clock: 'frozen' });
await platform.lab.ask('PATCH', `/accounts/${platform.credentials.account}`, { features: { signatureKeys: true } });
afterAll(() => platform.close());

/** What a block of each language finds genuine: the notification itself and none of the forgeries. */
async function holdsApart(place: Place, notification: Received, ownForgeries: typeof FORGERIES = []) {
  const forgeries = [...FORGERIES, ...ownForgeries];
  const all = [notification, ...forgeries.map(([, forge]) => forge(notification))];
  const expected = [['as it came', true], ...forgeries.map(([what]) => [what, false])];
  for (const verify of verifiersOf(place)) {
    const told = await verify(all);
    expect(expected.map(([what], i) => [what, told[i]])).toEqual(expected);
  }
}

describe('the functions in "Receiving notifications"', () => {
  it.each(Object.keys(LANGUAGES))('are three in %s, one for each proof', (language) => {
    expect(blocksIn(language)).toHaveLength(3);
  });

  it.each(['SHA224', 'SHA256', 'SHA512'])('know a messaging notification signed with %s', async (digest) => {
    const [[ofWebhook, ofMessage], [other]] = [await fromMessaging(digest), await fromMessaging(digest)];
    for (const one of [ofWebhook, ofMessage])
      await holdsApart('messaging', one as Received, [
        ['another target', (each) => ({ ...each, target: `${each.target}&to=us` })],
        ['another method', (each) => ({ ...each, method: 'PUT' })],
        ['the key of another', (each) => ({ ...each, key: other?.key ?? '' })],
        ['an unknown digest', (each) => ({ ...each, headers: { ...each.headers, 'X-Platform-Digest-Type': 'MD5' } })],
      ]);
  });

  it('know a callback of the conversation service', async () => {
    const one = await fromConversation();
    await holdsApart('conversation', one, [
      ['another secret', (each) => ({ ...each, key: 'pa55 word' })],
      [
        'another nonce',
        (each) => ({ ...each, headers: { ...each.headers, 'X-Platform-Webhook-Signature-Nonce': 'n' } }),
      ],
    ]);
  });

  it('know an event of a call', async () => {
    const one = await fromVoice();
    await holdsApart('voice', one, [
      ['another path', (each) => ({ ...each, target: '/elsewhere' })],
      [
        'another instant',
        (each) => ({ ...each, headers: { ...each.headers, 'x-timestamp': '2026-04-01T12:00:00.0000001Z' } }),
      ],
      ['another secret', (each) => ({ ...each, key: 'F5wrP9SKYU6w8sbZXkp7GA==' })],
    ]);
  });

  it.each(['messaging', 'conversation', 'voice'] as const)('agree with the known answers for %s', async (place) => {
    const vectors = vectorsOf<
      Received & { interface: string; publicKey?: string; secret?: string },
      { genuine: boolean }
    >('signed-webhooks').filter(([, { given }]) => given.interface === place);
    const all = vectors.map(([, { given }]) => ({ ...given, key: given.publicKey ?? given.secret ?? '' }));
    const expected = vectors.map(([id, { expected }]) => [id, expected.genuine]);
    for (const verify of verifiersOf(place)) {
      const told = await verify(all);
      expect(vectors.map(([id], i) => [id, told[i]])).toEqual(expected);
    }
  });
});
