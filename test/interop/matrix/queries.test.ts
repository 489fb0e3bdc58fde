import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { operations } from '../../../support/ground/operations/loader.ts';
import { distinctOperations, goodRequest, subjectFor } from './good-requests.ts';
import { startHostileWorld } from './hostile-world.ts';
import { wrongsOf } from './refusal-forms.ts';

const world = await startHostileWorld();
afterAll(() => world.close());

const READ = distinctOperations.filter((name) => operations[name]?.method === 'GET');
const PAGED = Object.keys(operations).filter((name) => operations[name]?.pages !== undefined);

const NAMES = [
  ...['page', 'page_size', 'pageSize', 'pageToken', 'nextPageToken', 'listIds', 'contactIds'],
  ...['filter', 'isDefault', 'showDeleted', 'request', 'msisdn', '__proto__'],
];
const VALUES = [
  ...['', '-1', 'abc', '1e9', '9'.repeat(400), ':id', '%00', '%F0%9F%98%80', '%ff', '%'],
  ...['0000-01-01T00:00:00Z', '{'],
];

/** Every way in which a parameter comes twice, empty, as a list or as a member. */
const formsOf = (name: string): string[] => [name, `${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`, `&&=${name}&`];

it.each(READ)('to %s answers below 500 whatever its query says', async (name) => {
  const request = goodRequest(world, name, await subjectFor(world, name));
  const [way, own = ''] = request.path.split('?');
  const queries = NAMES.flatMap((each) => [...VALUES.map((value) => `${each}=${value}`), ...formsOf(each)]);
  const answers = queries.map(async (query) => {
    const sent = { ...request, path: `${way}?${own}&${query}` };
    const answer = await world.send(sent);
    return answer.status < 300 ? [] : wrongsOf(sent, answer, name).map((wrong) => `${query}: ${wrong}`);
  });
  expect((await Promise.all(answers)).flat()).toEqual([]);
  expect(world.crashes).toEqual([]);
});

it.each(PAGED)('to %s with a page that cannot be is refused, or the usual page is given', async (name) => {
  const { pages } = operations[name] ?? {};
  const request = goodRequest(world, name, { id: randomUUID() });
  const [way, own = ''] = request.path.split('?');
  for (const size of ['0', '-1', 'abc', '1e9', '1.5', '', '99999999999999999999']) {
    const query = new URLSearchParams(own);
    query.set(pages?.size ?? '', size);
    const sent = { ...request, path: `${way}?${query}` };
    const answer = await world.send(sent);
    expect([200, 400], `${size}: ${answer.text}`).toContain(answer.status);
    if (answer.status === 400) expect(wrongsOf(sent, answer, name)).toEqual([]);
  }
});
