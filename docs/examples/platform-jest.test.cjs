// Tests of an integration with jest: npx jest --testMatch '**/*.test.cjs'. See docs/library.md.
const { startPlatform } = require('plumbline-conformance/platform');

let platform;

beforeAll(async () => {
  platform = await startPlatform({ clock: 'frozen', now: '2026-03-02T22:00:00Z' });
  const { account } = platform.credentials;
  await platform.lab.ask('PATCH', `/accounts/${account}`, { features: { socialSending: true }, timeZone: 'UTC' });
  // The first start loads the platform, which takes seconds on a busy machine.
}, 30_000);

afterAll(() => platform.close());

/** The code under test: put yours in its place. */
async function send(content) {
  const { key, secret } = platform.credentials.messaging;
  const message = { content, destination_number: '+46700000001', delivery_report: true };
  await fetch(`${platform.messaging.url}/v1/messages`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${key}:${secret}`)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ ...message, callback_url: platform.callbackUrl }] }),
  });
}

test('what is sent at night arrives in the morning', async () => {
  await send('Good night');
  await platform.advance('PT1H');
  expect(await platform.handset('+46700000001').messages()).toEqual([]);
  await platform.advance('PT12H');
  expect(await platform.handset('+46700000001').messages()).toMatchObject([{ content: 'Good night' }]);
  const { json } = await platform.nextCallback({ type: 'delivery_report' });
  expect(json).toMatchObject({ original_text: 'Good night' });
});
