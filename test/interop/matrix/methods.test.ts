import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { operations } from '../../../support/ground/operations/loader.ts';
import { distinctOperations, goodRequest, subjectFor } from './good-requests.ts';
import { type Sent, startHostileWorld } from './hostile-world.ts';
import { wrongsOf } from './refusal-forms.ts';

const world = await startHostileWorld();
afterAll(() => world.close());

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];

const ABOUT = { id: randomUUID(), contact: randomUUID() };

/** Every method that does something at the path of an operation, as the platform itself tells. */
async function allowedAt({ interface: at, path }: Sent): Promise<string[]> {
  const { status, headers } = await world.send({ interface: at, method: 'OPTIONS', path });
  expect(status).toBe(405);
  return String(headers.allow).split(', ');
}

it.each(distinctOperations)('to %s by another method is refused, and the answer names the right ones', async (name) => {
  const request = goodRequest(world, name, ABOUT);
  const allowed = await allowedAt(request);
  expect(allowed).toContain(request.method);
  for (const method of METHODS.filter((each) => !allowed.includes(each))) {
    const hasBody = ['POST', 'PUT', 'PATCH'].includes(method);
    const sent = { ...request, method, body: hasBody ? '{}' : undefined };
    const answer = await world.send(sent);
    expect(answer.status, method).toBe(405);
    expect(answer.headers.allow).toBe(allowed.join(', '));
    if (method !== 'HEAD') expect(wrongsOf(sent, answer)).toEqual([]);
  }
});

it.each(distinctOperations)('to %s at a path that is nearly right is refused or does the same', async (name) => {
  const request = goodRequest(world, name, ABOUT);
  const [way = ''] = request.path.split('?');
  const before = await world.ledger();
  const near = ['//', '/x', ';x', '%2F'].map((end) => way + end);
  for (const path of [`/${way}`, way.replaceAll('/', '//'), `/.${way}`, ...near]) {
    const answer = await world.send({ ...request, path, authorization: null });
    expect([401, 404, 405], path).toContain(answer.status);
    expect(wrongsOf({ ...request, path }, answer)).toEqual([]);
  }
  expect(await world.ledger()).toEqual(before);
});

const READ = distinctOperations.filter(
  (name) => operations[name]?.method === 'GET' && operations[name]?.about === undefined,
);

it.each(READ)('to %s works with a slash at the end of the path', async (name) => {
  const request = goodRequest(world, name, ABOUT);
  const [way = '', query] = request.path.split('?');
  const path = `${way}/${query === undefined ? '' : `?${query}`}`;
  expect((await world.send({ ...request, path })).status).toBe((await world.send(request)).status);
});

const LOOKED_AT = distinctOperations.filter((name) => operations[name]?.method === 'GET');
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

it.each(LOOKED_AT)('to %s answers below 500 whatever its query says', async (name) => {
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

/** Operations whose path names a thing; who is authorised can be asked about anything. */
const named = distinctOperations.filter((name) => {
  const [way = ''] = operations[name]?.path.split('?') ?? [];
  return /\{(id|project|bot)\}/.test(way) && !way.includes('is_authorised');
});

const STRANGE = [
  ...[':messageId', '{id}', '%7Bid%7D', '%3Aid', '%00', 'a%00b', '..%2F..%2Fetc', '%2e%2e', '%F0%9F%98%80'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'undefined', 'null', 'NaN', '0', '-1', '*'],
  ...["'", '%22', '%25', '%0d%0aX-A:%20b', 'x'.repeat(900), randomUUID(), randomUUID().toUpperCase()],
  ...['00000000-0000-0000-0000-000000000000', '%E0%A4%A', '%', '%zz', 'x'.repeat(1500)],
];

const problemsOf = async (name: string, sent: Sent): Promise<string[]> =>
  wrongsOf(sent, await world.send(sent), name).map((wrong) => `${sent.method} ${sent.path}: ${wrong}`);

it.each(named)('to %s refuses every id that names nothing, and nothing happens', async (name) => {
  const before = await world.ledger();
  const path = operations[name]?.path ?? '';
  const strange = STRANGE.map((id) => {
    const good = goodRequest(world, name, { id: randomUUID(), contact: randomUUID() });
    return { ...good, path: path.replace(/\{\w+\}/, id).replace(/\{\w+\}/, randomUUID()) };
  });
  expect((await Promise.all(strange.map((sent) => problemsOf(name, sent)))).flat()).toEqual([]);
  expect(await world.ledger()).toEqual(before);
  expect(world.crashes).toEqual([]);
});

/** Available numbers are shown to everybody. */
const SHARED = ['read a dedicated number', 'assign a number'];
const owned = named.filter((name) => !SHARED.includes(name));

it.each(owned)('to %s is refused to a stranger who knows the id', async (name) => {
  const request = goodRequest(world, name, await subjectFor(world, name));
  const before = await world.ledger();
  expect(await problemsOf(name, { ...request, role: 'stranger' })).toEqual([]);
  expect(await world.ledger()).toEqual(before);
  // Else it is the id that is unknown, not the stranger who is kept out.
  expect([401, 403, 404]).not.toContain((await world.send(request)).status);
});
