import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Row, rows } from '../hostile/reference/operation-tables.ts';
import { subjectFor } from './matrix/good-requests.ts';
import { type Answer, type HostileWorld, startHostileWorld } from './matrix/hostile-world.ts';

/** Words of a validator, patterns, and names of its keywords: none of them tells a caller what to do. */
const RAW =
  /must (NOT|match|pass)|must be (string|number|object|array|boolean|integer|equal)|[[(]\?|\\\\[dswpu]|\^|\{\d+,\d*\}|(one|any|all)Of|additionalProp|undefined|\[object|NaN|\b1 items|, "|The request must (be|not)|form that belongs/;

const WRONG: readonly unknown[] = [null, 'x', -1, [null], { strange: 1 }];

type Schema = { readonly properties?: Readonly<Record<string, unknown>>; readonly items?: Schema };

/** Bodies that are wrong in one way each, at any known member and as a whole. */
function wrongBodies({ schema }: Row): unknown[] {
  const { properties = {} } = (schema ?? {}) as Schema;
  const names = [...Object.keys(properties), 'strange', 'name', 'callBehavior', 'isDefault'];
  return [...WRONG, ...[...new Set(names)].flatMap((name) => WRONG.map((value) => ({ [name]: value })))];
}

let world: HostileWorld;
/** What the parameters of paths stand for: where a thing is unknown, nobody looks at the body. */
let ids: Readonly<Record<string, string>>;

const idFor = async (operation: string): Promise<string> => (await subjectFor(world, operation)).id;

beforeAll(async () => {
  world = await startHostileWorld();
  const { id, accounts, projects } = world.facts;
  const [project] = projects;
  const features = { signatureKeys: true, dedicatedNumbers: true };
  await world.lab('PATCH', `/accounts/${accounts.find(({ role }) => role === 'main')?.id}`, { features });
  ids = {
    ...{ projectId: project?.id ?? '', parentProjectId: project?.id ?? '', botId: project?.botId ?? '' },
    ...{ serviceId: project?.services[0]?.id ?? '', world: id, number: '+46700000001' },
    messageId: await idFor('cancel a message'),
    requestId: await idFor('verify a number'),
    addressId: await idFor('label a sender address'),
    subprojectId: await idFor('rename a subproject'),
  };
});

afterAll(() => world.close());

const pathOf = ({ path }: Row): string =>
  path.replace(/(?<!:):(\w+)/g, (_, id: string) => ids[id] ?? 'x').replace('::', ':');

async function answerTo(row: Row, body: unknown, query = ''): Promise<Answer> {
  const { interface: at, method } = row;
  const type = row.takes === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  const content = { headers: { 'content-type': type }, body: typeof body === 'string' ? body : JSON.stringify(body) };
  const sent = { interface: at, method, path: `${pathOf(row)}${query}` };
  const answer = await world.send({ ...sent, ...(method === 'GET' ? {} : content) });
  expect(answer.status, `${row.id} ${JSON.stringify(body)} ${answer.text}`).toBeLessThan(500);
  return answer;
}

/** The refusals that are not in words. */
const rawAmong = (answers: readonly Answer[]): string[] =>
  answers.filter(({ status, text }) => status >= 400 && RAW.test(text)).map(({ text }) => text);

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
      const answers = await Promise.all(wrongBodies(row).map((body) => answerTo(row, body)));
      expect(rawAmong(answers)).toEqual([]);
      if (row.schema) expect(answers.map(({ status }) => status)).toContain(400);
    },
  );

  const QUERIES = ['page', 'page_size', 'pageSize', 'token', 'page_token', 'pageToken', 'start_date', 'msisdn', 'hash'];

  it.each(own.filter(({ method }) => method === 'GET').map((row) => [row.id, row] as const))(
    '%s, whatever the query',
    async (_, row) => {
      const queries = QUERIES.flatMap((name) => ['', 'x', '-1'].map((value) => `?${name}=${value}`));
      expect(rawAmong(await Promise.all(queries.map((query) => answerTo(row, undefined, query))))).toEqual([]);
    },
  );
});
