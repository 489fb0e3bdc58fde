import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { operations } from '../../../support/ground/operations/loader.ts';
import { distinctOperations, goodRequest, subjectFor } from './good-requests.ts';
import { type Sent, startHostileWorld } from './hostile-world.ts';
import { wrongsOf } from './refusal-forms.ts';

const world = await startHostileWorld();
afterAll(() => world.close());

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
