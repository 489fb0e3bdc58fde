import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { operations } from '../../../support/ground/operations/loader.ts';
import { distinctOperations, goodRequest } from './good-requests.ts';
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
