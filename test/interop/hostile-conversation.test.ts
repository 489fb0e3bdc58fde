import fc from 'fast-check';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningPlatform, startPlatform } from '../../reference-impl/compose.ts';
import { standalone } from '../unit/conversation-mapping/standalone-documents.ts';

interface Credentials {
  project: { id: string; keyId: string; keySecret: string };
  conversation: { appId: string; botId: string };
}

let platform: RunningPlatform;
let credentials: Credentials;
const crashes: unknown[] = [];

beforeAll(async () => {
  platform = await startPlatform({ defaultWorld: 'random', crashed: (error) => crashes.push(error) });
  credentials = platform.credentials as Credentials;
});

afterAll(() => platform.close());

async function post(at: 'conversation' | 'standalone', path: string, body: string, method = 'POST') {
  const { keyId, keySecret } = credentials.project;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const answer = await request(`${platform.addresses[at]}${path}`, {
    method: method as 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body,
  });
  return { status: answer.statusCode, text: await answer.body.text() };
}

/** A document with the member at the place that `choose` picks replaced. */
function altered(document: unknown, choose: number, value: unknown): unknown {
  if (typeof document !== 'object' || document === null || choose % 5 === 0) return value;
  const names = Object.keys(document);
  const name = names[choose % (names.length || 1)];
  if (name === undefined) return value;
  const inner = (document as Record<string, unknown>)[name];
  const changed = altered(inner, Math.floor(choose / 3), value);
  if (Array.isArray(document))
    return document.map((each, place) => (String(place) === name ? changed : each));
  return { ...document, [name]: changed };
}

const sendOf = (): object => ({
  app_id: credentials.conversation.appId,
  recipient: { identified_by: { channel_identities: [{ channel: 'WHATSAPP', identity: '+4670' }] } },
  message: { text_message: { text: 'Hello' } },
  callback_url: 'https://receiver.example/a',
  message_metadata: 'm',
  conversation_metadata: { a: 1 },
  correlation_id: 'c',
  ttl: '20s',
  request_id: 'r',
});

const strange = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>('', null, [], {}, -1, 'x'.repeat(5000)));
const spot = fc.integer({ min: 1, max: 100_000 });

describe('hostile calls', () => {
  it.each(['messages:send', 'capability:query'])(
    '%s is taken or refused, and never fails',
    async (operation) => {
      await fc.assert(
        fc.asyncProperty(spot, strange, async (choose, value) => {
          const body = JSON.stringify(altered(sendOf(), choose, value));
          const { status, text } = await post(
            'conversation',
            `/v1/projects/${credentials.project.id}/${operation}`,
            body,
          );
          expect([200, 400, 404], text).toContain(status);
          if (status >= 400) expect(JSON.parse(text).error.code).toBe(status);
        }),
        { numRuns: 150 },
      );
      expect(crashes).toEqual([]);
    },
  );

  it.each([
    ['messages', 'POST'],
    ['capability', 'POST'],
    ['capability', 'GET'],
  ])('standalone %s by %s is taken or refused, and never fails', async (path, method) => {
    await fc.assert(
      fc.asyncProperty(standalone, spot, strange, async (document, choose, value) => {
        const body = JSON.stringify(choose % 4 === 0 ? document : altered(document, choose, value));
        const { status, text } = await post(
          'standalone',
          `/v1/${credentials.conversation.botId}/${path}`,
          body,
          method,
        );
        expect([200, 201, 400], text).toContain(status);
      }),
      { numRuns: 100 },
    );
    expect(crashes).toEqual([]);
  });
});
