import { twin } from '../../../reference-impl/deviations/twin/index.ts';
import type { Shown } from './two-platforms.ts';

/** A recipient. */
export const NUMBER = '+46700000001';
/** Another recipient. */
export const OTHER = '+46700000002';

/** Whether the platform is the twin. */
export const isTwin = ({ variant }: Shown): boolean => variant === 'twin';

/** A path of the reference where the platform has it. */
export const at = (shown: Shown, path: string): string => (isTwin(shown) ? twin.pathOf(path) : path);

/** Lets time pass in the world. */
export const advance = (shown: Shown, span: object) => shown.lab('POST', '/clock/advance', span);

/** Waits until nothing is in progress, however late letters are. */
export const settle = (shown: Shown) => advance(shown, { by: 'PT0S' });

/** Switches features of the main account. */
export const feature = (shown: Shown, features: object, more: object = {}) =>
  shown.lab('PATCH', `/accounts/${shown.world.accounts[0]?.id}`, { features, ...more });

/** Submits a message with a callback URL and answers its id, once everything has come. */
export async function submit(shown: Shown, to = NUMBER, content = 'Hello', more: object = {}): Promise<string> {
  const url = { [isTwin(shown) ? 'notify_url' : 'callback_url']: shown.url };
  const message = { content, destination_number: to, delivery_report: true, ...url, ...more };
  const { json } = await shown.messaging('POST', '/v1/messages', { messages: [message] });
  await settle(shown);
  return isTwin(shown) ? json.taken.batch[0].id : json.messages[0].message_id;
}

/** The reports of a message, in order of arrival. */
export const reportsOf = (shown: Shown, id: string) =>
  shown.taken.map(({ json }) => json).filter((json) => json?.message_id === id);

/** The reported statuses of a message, in order of arrival. */
export const statusesOf = async (shown: Shown, id: string): Promise<string[]> =>
  reportsOf(shown, id).map(({ status }) => status);

/** The latest text at a handset. */
export async function textAt(shown: Shown, to = NUMBER): Promise<{ content: string; source_number?: string }> {
  const { json } = await shown.lab('GET', `/handsets/${encodeURIComponent(to)}/messages`);
  return json.messages.at(-1);
}

/** Updates a voice service with an Idempotency-Key. */
export const keyed = (shown: Shown, key: string, members: object) =>
  shown.project('voice', 'PATCH', '/v2/projects/{p}/services/{s}', members, { 'idempotency-key': key });

/** Lists the account's webhooks. */
export const webhooks = (shown: Shown, query = '?page=0&page_size=10') =>
  shown.messaging('GET', `${at(shown, '/v1/webhooks/messages')}${query}`);

const hookAt = (shown: Shown, name: string) =>
  shown.messaging('POST', at(shown, '/v1/webhooks/messages'), {
    ...{ url: `${shown.url}/${name}`, method: 'POST', encoding: 'JSON' },
    ...{ events: ['DELIVERED_DR'], wanted: ['message.delivered'], template: '{}' },
  });

/** The member of a webhook that lists its events, and the first of them. */
export async function webhookMembers(shown: Shown): Promise<unknown> {
  const { json } = await hookAt(shown, 'one');
  const member = 'wanted' in json ? 'wanted' : 'events';
  return [member, json[member][0]];
}

/** Asks for an alpha tag with these words for its type and its use. */
export const askForTag = (shown: Shown, words: object) =>
  shown.messaging('POST', '/v1/messaging/numbers/sender_address/requests', {
    ...{ sender_address: 'Harbour', destination_countries: ['SE'], reason: 'Our name' },
    ...words,
  });

/** The names of two webhooks in the order they are listed. */
export async function twoWebhooks(shown: Shown): Promise<unknown> {
  for (const name of ['one', 'two']) await hookAt(shown, name);
  const { json } = await webhooks(shown);
  return (json.pageData ?? json.found).map(({ url }: { url: string }) => url.split('/').at(-1));
}

/** Milliseconds until a callback that failed comes again. */
export async function firstWait(shown: Shown): Promise<number> {
  const { json: before } = await shown.lab('GET', '/clock');
  shown.answers.push(500);
  await submit(shown);
  const { json: after } = await shown.lab('POST', '/clock/next', {});
  return Date.parse(after.now) - Date.parse(before.now);
}

/** Whether a report ever came before one that was made earlier. */
export async function isOvertaken(shown: Shown): Promise<boolean> {
  const order = ['enroute', 'submitted', 'delivered'];
  for (let n = 0; n < 12; n += 1) {
    const places = (await statusesOf(shown, await submit(shown))).map((status) => order.indexOf(status));
    if (places.some((place, i) => place < Math.max(...places.slice(0, i)))) return true;
  }
  return false;
}
