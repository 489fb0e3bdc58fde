import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningPlatform, startPlatform } from '../../reference-impl/compose.ts';

let platform: RunningPlatform;
let base = '';
let authorization = '';
const crashes: unknown[] = [];

beforeAll(async () => {
  platform = await startPlatform({ defaultWorld: 'random', crashed: (error) => crashes.push(error) });
  const { key, secret } = (platform.credentials as { messaging: { key: string; secret: string } }).messaging;
  authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  base = [platform.addresses.messaging].flat()[0] as string;
});

afterAll(() => platform.close());

const NUMBERS = '/v1/messaging/numbers';
const LISTS = ['/v1/number_authorisation/mt/blacklist', `${NUMBERS}/sender_address/addresses`];

/** Paths with the placeholders of a client that forgot to fill them in. */
const PLACEHOLDERS = [
  '/v1/messages/:messageId',
  '/v1/number_authorisation/is_authorised/:numbers',
  `${NUMBERS}/dedicated/:id`,
  `${NUMBERS}/dedicated/:numberId/assignment`,
  `${NUMBERS}/sender_address/addresses/:id`,
  `${NUMBERS}/sender_address/requests/:id`,
];

const NAMES = [
  ...['token', 'page_size', 'country', 'matching', 'types', 'type', 'service_types', 'classification'],
  ...['sort_by', 'sort_direction', 'number_id', 'label', 'sender_address', 'sender_address_type'],
  ...['usage_type', 'include_related_accounts', 'expiry_status', '__proto__', 'unknown'],
];

const VALUES = ['', '0', '-1', '99999999999999999999', '%00', '%F0%9F%98%80', '[]', 'NaN', 'a,b,,c', '%2B1'];

const queriesOf = (name: string): string[] => [
  ...VALUES.map((value) => `${name}=${value}`),
  `${name}`,
  `${name}=a&${name}=b`,
  `${name}[a]=b`,
];

const statusOf = async (path: string): Promise<number> => {
  const answer = await fetch(base + path, { headers: { authorization } });
  await answer.arrayBuffer();
  return answer.status;
};

it.each(LISTS)('%s answers below 500 whatever it is asked', async (path) => {
  for (const name of NAMES) {
    const statuses = await Promise.all(queriesOf(name).map((query) => statusOf(`${path}?${query}`)));
    expect(Math.max(...statuses), `${path} asked for ${name}`).toBeLessThan(500);
  }
  expect(crashes).toEqual([]);
});

it.each(PLACEHOLDERS)('%s is refused, with and without a slash at its end', async (path) => {
  for (const status of [await statusOf(path), await statusOf(`${path}/`)]) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
});
