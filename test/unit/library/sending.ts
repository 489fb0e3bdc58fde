import type { LocalPlatform } from '../../../reference-impl/library/platform.cjs';
import { basic } from '../../wire/basic.ts';

export const NUMBER = '+46700000001';

/** Sends a message from a platform, as the account of that platform or of another one. */
export async function send(from: LocalPlatform, members: object = {}, by: LocalPlatform = from) {
  const { key, secret } = by.credentials.messaging;
  const message = {
    content: 'Hello',
    destination_number: NUMBER,
    delivery_report: true,
    callback_url: from.callbackUrl,
  };
  const answer = await fetch(`${from.messaging.url}/v1/messages`, {
    method: 'POST',
    headers: { authorization: basic(key, secret), 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ ...message, ...members }] }),
  });
  const body = (await answer.json()) as { messages?: Array<{ message_id: string }> };
  return { status: answer.status, id: body.messages?.[0]?.message_id ?? '' };
}
