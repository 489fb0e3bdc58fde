import { afterAll, expect, it } from 'vitest';
import { operations } from '../../../support/ground/operations/loader.ts';
import { alteredBody, pointersOf } from './altered-body.ts';
import { type About, distinctOperations, goodRequest, subjectFor } from './good-requests.ts';
import { startHostileWorld } from './hostile-world.ts';
import { wrongsOf } from './refusal-forms.ts';
import { wrongMembers } from './wrong-members.data.ts';

const world = await startHostileWorld();
afterAll(() => world.close());

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);

const altered = (name: string, about: About, pointer: string, value: unknown) => {
  const good = goodRequest(world, name, about);
  return { ...good, body: alteredBody(String(good.body), pointer, value) };
};

const WITH_BODY = distinctOperations.filter((name) => {
  const method = operations[name]?.method ?? '';
  return operations[name]?.body && method !== 'GET' && operations[name]?.interface !== 'token';
});

it.each(Object.entries(wrongMembers))(
  'to %s refuses every wrong member, and nothing happens',
  async (name, members) => {
    const about = await subjectFor(world, name);
    const before = await world.ledger();
    const wrongs = Object.entries(members).flatMap(([pointer, values]) =>
      values.map(async (value) => {
        const sent = altered(name, about, pointer, value);
        const answer = await world.send(sent);
        const own = wrongsOf(sent, answer, name);
        if (answer.status !== 400 && own.length === 0) own.push(`HTTP status ${answer.status}`);
        return own.map((wrong) => `${pointer} ${shown(value)}: ${wrong}`);
      }),
    );
    expect((await Promise.all(wrongs)).flat()).toEqual([]);
    expect(await world.ledger()).toEqual(before);
    expect(world.crashes).toEqual([]);
  },
);

const JUNK = [
  ...[null, true, -1, 0, 1.5, 1e308, '', ' ', '\u0000', '\ud800', '\u202e', 'x'.repeat(5001), '__proto__'],
  ...[[], [[]], [null], {}, { a: { a: {} } }, JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":1}}')],
];

it.each(WITH_BODY)('to %s takes or refuses anything in any member, and never fails', async (name) => {
  const about = await subjectFor(world, name);
  const pointers = pointersOf(JSON.parse(String(goodRequest(world, name, about).body)));
  const answers = pointers.flatMap((pointer) =>
    JUNK.map(async (value) => {
      const sent = altered(name, about, pointer, value);
      const answer = await world.send(sent);
      return answer.status < 300
        ? []
        : wrongsOf(sent, answer, name).map((wrong) => `${pointer} ${shown(value)}: ${wrong}`);
    }),
  );
  expect((await Promise.all(answers)).flat()).toEqual([]);
  expect(world.crashes).toEqual([]);
});

it('nothing that was sent has become a property of everything', () => {
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});
