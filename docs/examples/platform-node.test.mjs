// Tests of an integration with Node's test runner: node --test platform-node.test.mjs. See docs/library.md.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startPlatform } from 'plumbline-conformance/platform';

let platform;

/** The code under test: put yours in its place. */
async function remind(number) {
  const { key, secret } = platform.credentials.messaging;
  const messages = [
    {
      content: 'See you tomorrow',
      destination_number: number,
      delivery_report: true,
      callback_url: platform.callbackUrl,
    },
  ];
  const answer = await fetch(`${platform.messaging.url}/v1/messages`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${key}:${secret}`)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ messages }),
  });
  return { status: answer.status, id: (await answer.json()).messages?.[0].message_id };
}

before(async () => {
  platform = await startPlatform({ clock: 'frozen', now: '2026-03-02T09:00:00Z' });
});

after(() => platform.close());

test('a reminder is delivered and answered', async () => {
  const { id } = await remind('+46700000001');
  await platform.advance('PT1M');
  const report = await platform.nextCallback({ type: 'delivery_report', about: id });
  assert.equal(report.status, 200);
  await platform.handset('+46700000001').reply('STOP');
  const { json } = await platform.nextCallback({ type: 'reply' });
  assert.equal(json.content, 'STOP');
});

test('the platform refuses twice, then accepts', async () => {
  platform.refuse({ operation: 'messages.submit', status: 503, times: 2 });
  const statuses = [await remind('+46700000002'), await remind('+46700000002'), await remind('+46700000002')];
  assert.deepEqual(
    statuses.map(({ status }) => status),
    [503, 503, 202],
  );
});
