import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { type RunningPlatform, startPlatform } from '../../../reference-impl/compose.ts';
import { twin } from '../../../reference-impl/deviations/twin/index.ts';
import { UnknownVariant } from '../../../reference-impl/start/first-behaviour.ts';
import { ask, type OpenWorld, openWorld, startReceiver } from '../../interop/platform/local-platform.ts';
import { basic } from '../../wire/basic.ts';

/** One of two platforms that are compared, with a world and a receiver beside it. */
interface Shown {
  readonly platform: RunningPlatform;
  readonly world: OpenWorld;
  readonly receiver: Awaited<ReturnType<typeof startReceiver>>;
  readonly isTwin: boolean;
}

async function shownAt(platform: RunningPlatform, isTwin: boolean): Promise<Shown> {
  const world = await openWorld(platform, { now: '2024-01-15T12:00:00Z' });
  return { platform, world, receiver: await startReceiver(), isTwin };
}

const MESSAGE = { content: 'Hello', destination_number: '+46700000001', delivery_report: true };
const HOOKS = '/v1/webhooks/messages';

const at = ({ isTwin }: Shown, path: string): string => (isTwin ? twin.pathOf(path) : path);
const sent = (shown: Shown, message: object) =>
  shown.world.messaging('POST', '/v1/messages', { messages: [{ ...MESSAGE, ...message }] });
const webhooks = (shown: Shown) => shown.world.messaging('GET', `${at(shown, HOOKS)}?page=0&page_size=10`);
const unknown = ({ world }: Shown) => world.messaging('GET', '/v1/messages/nobody');

/** Submits a message with a callback URL, and answers its id and its reports in order of arrival. */
async function reported(shown: Shown) {
  const { world, receiver, isTwin } = shown;
  const { json } = await sent(shown, { [isTwin ? 'notify_url' : 'callback_url']: receiver.url });
  await world.advance('PT0S');
  const id: string = isTwin ? json.taken.batch[0].id : json.messages[0].message_id;
  return {
    id,
    reports: receiver.received.map(({ body }) => JSON.parse(body)).filter((each) => each.message_id === id),
  };
}

const statuses = async (shown: Shown): Promise<string[]> =>
  (await reported(shown)).reports.map(({ status }: { status: string }) => status);

async function namesOfWebhooks(shown: Shown): Promise<string[]> {
  const hook = {
    method: 'POST',
    encoding: 'JSON',
    events: ['DELIVERED_DR'],
    wanted: ['message.delivered'],
    template: '',
  };
  for (const name of ['one', 'two'])
    await shown.world.messaging('POST', at(shown, HOOKS), { ...hook, url: `${shown.receiver.url}/${name}` });
  const { json } = await webhooks(shown);
  return (json.pageData ?? json.found).map(({ url }: { url: string }) => url.split('/').at(-1));
}

/** Whether a report ever came before one that was made earlier. */
async function isOvertaken(shown: Shown): Promise<boolean> {
  const order = ['enroute', 'submitted', 'delivered'];
  for (let n = 0; n < 12; n += 1) {
    const places = (await statuses(shown)).map((status) => order.indexOf(status));
    if (places.some((place, i) => place < Math.max(...places.slice(0, i)))) return true;
  }
  return false;
}

async function lookedUp({ platform, world }: Shown): Promise<number> {
  const { lookup } = world.facts.credentials as unknown as { lookup: { user: string; password: string } };
  const [address] = platform.addresses.lookup as string[];
  return (await ask(`${address}/lookup`, 'GET', { authorization: basic(lookup.user, lookup.password) })).status;
}

async function hasCapitals({ platform }: Shown): Promise<boolean> {
  const [answer] = (await once(get(`${platform.addresses.messaging}/v1/messages/x`), 'response')) as [IncomingMessage];
  answer.resume();
  return answer.rawHeaders.includes('CONTENT-TYPE');
}

function pause({ isTwin }: Shown): number {
  const late = twin.deviations.find(({ name }) => isTwin && name === 'late-answers');
  return late?.shape?.({ status: 200, headers: {}, content: '12345' }).pause ?? 0;
}

const ownMessage = async (shown: Shown) => shown.world.messaging('GET', `/v1/messages/${(await reported(shown)).id}`);
const vendorOf = async (shown: Shown) => (await reported(shown)).reports[0].vendor_account_id.vendor_id;
const header = (name: string) => async (shown: Shown) => (await webhooks(shown)).headers.get(name);

/** What shows each deviation that is none in a decision, and what is seen at the reference and at the twin. */
const looks: Readonly<Record<string, readonly [(shown: Shown) => unknown, reference: unknown, twin: unknown]>> = {
  'other-ids': [async (shown) => /^[\dA-F]{8}-[\dA-F]{4}-1/.test((await reported(shown)).id), false, true],
  'other-constants': [vendorOf, 'Platform', 'twin & sons'],
  'other-paths': [async ({ world }) => (await world.messaging('GET', '/v1/hooks')).status < 300, false, true],
  'other-submit-answer': [async (shown) => 'taken' in (await sent(shown, {})).json, false, true],
  'other-success-statuses': [async (shown) => (await webhooks(shown)).status, 200, 203],
  'lists-turned-round': [namesOfWebhooks, ['one', 'two'], ['two', 'one']],
  'extra-members': [async (shown) => 'zz_twin' in (await webhooks(shown)).json, false, true],
  'other-answer-names': [async (shown) => 'msg' in (await ownMessage(shown)).json, false, true],
  'other-refusal-statuses': [async (shown) => (await unknown(shown)).status, 404, 410],
  'other-refusal-bodies': [async (shown) => 'fault' in (await unknown(shown)).json, false, true],
  'failed-lookup-statuses': [lookedUp, 200, 404],
  'told-twice': [async (shown) => (await statuses(shown)).filter((each) => each === 'delivered').length, 1, 2],
  'callbacks-with-more': [async (shown) => 'zz_twin' in (await reported(shown)).reports[0], false, true],
  'callbacks-out-of-order': [isOvertaken, false, true],
  'other-spacing': [async (shown) => (await webhooks(shown)).text.startsWith('\n'), false, true],
  'late-answers': [pause, 0, 12],
  chunked: [header('transfer-encoding'), null, 'chunked'],
  'no-keep-alive': [header('connection'), 'keep-alive', 'close'],
  'no-date': [async (shown) => (await header('date')(shown)) !== null, true, false],
  'more-headers': [async (shown) => (await header('x-twin-trace')(shown)) !== null, false, true],
  'header-case': [hasCapitals, false, true],
};

describe('the twin', () => {
  it('has a look for each of its deviations that decides nothing otherwise, and no other', () => {
    const told = twin.deviations.filter(({ decide }) => !decide).map(({ name }) => name);
    expect(Object.keys(looks).toSorted()).toEqual(told.toSorted());
  });

  it('is known by its name alone', async () => {
    await expect(startPlatform({ variant: 'triplet' })).rejects.toThrow(UnknownVariant);
  });
});

describe('what the reference does, and the twin otherwise', async () => {
  const platforms = [await startPlatform(), await startPlatform({ variant: 'twin' })];
  afterAll(() => Promise.all(platforms.map((platform) => platform.close())));

  it.each(Object.entries(looks))('%s', async (_name, [look, ...wanted]) => {
    const seen: unknown[] = [];
    for (const [place, platform] of platforms.entries()) {
      const shown = await shownAt(platform, place === 1);
      seen.push(await look(shown));
      shown.receiver.close();
    }
    expect(seen).toEqual(wanted);
  });
});
