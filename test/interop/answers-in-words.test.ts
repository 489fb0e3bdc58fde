import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalPlatform, startPlatform } from '../../reference-impl/library/platform.cjs';
import { type Row, rows } from '../hostile/reference/operation-tables.ts';
import { basic } from '../wire/basic.ts';

/** Words of a validator, patterns, and names of its keywords: none of them tells a caller what to do. */
const RAW =
  /must (NOT|match|pass)|must be (string|number|object|array|boolean|integer|equal)|[[(]\?|\\\\[dswpu]|\^|\{\d+,\d*\}|(one|any|all)Of|additionalProp|undefined|\[object|NaN/;

const WRONG: readonly unknown[] = [null, 'x', -1, [null], { strange: 1 }];

type Schema = { readonly properties?: Readonly<Record<string, unknown>>; readonly items?: Schema };

/** Bodies that are wrong in one way each, at any known member and as a whole. */
function wrongBodies({ schema }: Row): unknown[] {
  const { properties = {} } = (schema ?? {}) as Schema;
  const names = [...Object.keys(properties), 'strange', 'name', 'callBehavior', 'isDefault'];
  return [...WRONG, ...[...new Set(names)].flatMap((name) => WRONG.map((value) => ({ [name]: value })))];
}

let platform: LocalPlatform;

beforeAll(async () => {
  platform = await startPlatform();
  const features = { signatureKeys: true, dedicatedNumbers: true };
  await platform.lab.ask('PATCH', `/accounts/${platform.credentials.account}`, { features });
});

afterAll(() => platform.close());

function addressOf({ interface: name, path }: Row): string {
  const { project, conversation } = platform.credentials;
  const ids: Readonly<Record<string, string>> = {
    ...{ projectId: project.id, serviceId: project.serviceId, botId: conversation.botId, world: platform.lab.world },
    number: '+46700000001',
  };
  const { url } = platform[name as 'messaging'];
  return `${url}${path.replace(/(?<!:):(\w+)/g, (_, id: string) => ids[id] ?? 'x').replace('::', ':')}`;
}

function userOf(name: string): [string, string] {
  const { messaging, lookup, project } = platform.credentials;
  if (name === 'lookup') return [lookup.user, lookup.password];
  return name === 'messaging' ? [messaging.key, messaging.secret] : [project.keyId, project.keySecret];
}

async function refusal(row: Row, body: unknown, query = ''): Promise<string> {
  const type = row.takes === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  const headers = { authorization: basic(...userOf(row.interface)), 'content-type': type };
  const sent = row.method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
  const answer = await fetch(`${addressOf(row)}${query}`, { method: row.method, headers, ...sent });
  const text = await answer.text();
  expect(answer.status, `${row.id} ${JSON.stringify(body)} ${text}`).toBeLessThan(500);
  return answer.status < 400 ? '' : text;
}

/** Verbs that would end the world, or wait in it. */
const LEFT_OUT = /^lab\.(worlds|faults|trace|alternatives|world|holds|clock|events)|stream/;

const own = rows.filter(({ id }) => !LEFT_OUT.test(id));

describe('a refusal is in words', () => {
  it('of every interface', () => {
    expect(new Set(own.map((row) => row.interface)).size).toBe(8);
  });

  it.each(own.filter(({ method }) => method !== 'GET').map((row) => [row.id, row] as const))(
    '%s, whatever the body',
    async (_, row) => {
      const told = await Promise.all(wrongBodies(row).map((body) => refusal(row, body)));
      expect(told.filter((text) => RAW.test(text))).toEqual([]);
    },
  );

  const QUERIES = ['page', 'page_size', 'pageSize', 'token', 'page_token', 'pageToken', 'start_date', 'msisdn', 'hash'];

  it.each(own.filter(({ method }) => method === 'GET').map((row) => [row.id, row] as const))(
    '%s, whatever the query',
    async (_, row) => {
      const queries = QUERIES.flatMap((name) => ['', 'x', '-1'].map((value) => `?${name}=${value}`));
      const told = await Promise.all(queries.map((query) => refusal(row, undefined, query)));
      expect(told.filter((text) => RAW.test(text))).toEqual([]);
    },
  );
});
