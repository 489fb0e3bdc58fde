import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { operations } from '../../../support/ground/operations/loader.ts';
import { basic } from '../../wire/basic.ts';
import { alteredBody, pointersOf } from './altered-body.ts';
import { type About, distinctOperations, goodRequest, subjectFor } from './good-requests.ts';
import { authorizationAt, startHostileWorld } from './hostile-world.ts';
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

const SIGNED = 'username="x", algorithm="hmac-sha256", headers="Date request-line", signature="eHg="';

/** Credentials whose latter part is repeated as often as a head has room for. */
const lengthened = (credentials: string): string =>
  credentials.replace(/ (.+)$/, (_, part: string) => ` ${part.repeat(15_000 / part.length)}x`);

/** Credentials that prove nothing at an interface: of nobody, of another interface, half of one, of another kind. */
function wrongCredentials(name: string): ReadonlyArray<string | null> {
  const { facts } = world;
  const good = authorizationAt(facts, name);
  const [user = ''] = Buffer.from(good.slice(6), 'base64').toString().split(':');
  const elsewhere = ['messaging', 'voice', 'lookup'].map((each) => authorizationAt(facts, each));
  return [
    ...[null, '', 'Basic', 'Basic ', 'Basic !!!', 'Basic =', basic('', ''), basic(user, ''), basic(user, 'wrong')],
    ...[basic('__proto__', 'x'), basic('constructor', ''), basic('nobody', 'x'), `${good}x`, good.slice(6)],
    ...['Bearer', 'Bearer ', 'Bearer x', `Bearer ${'x'.repeat(4000)}`, 'Bearer eyJhbGciOiJub25lIn0.e30.'],
    ...[`Bearer ${good.slice(6)}`, 'Digest username="x"', 'Negotiate x', `hmac ${SIGNED}`, `HMAC ${SIGNED}`],
    ...['hmac a', 'hmac a=', 'hmac a="', 'hmac a ', 'Basic =', 'Basic A', 'Basic  ', 'Bearer  '].map(lengthened),
    ...elsewhere.filter((each) => each !== good),
    ...[good.toUpperCase(), `Basic ${Buffer.from(user).toString('base64')}`, `\t${'x'.repeat(6000)}`],
  ];
}

it.each(distinctOperations)(
  'to %s is refused with 401 to everybody who is not known, and nothing happens',
  async (name) => {
    const request = goodRequest(world, name, { id: randomUUID(), contact: randomUUID() });
    const before = await world.ledger();
    const answers = await Promise.all(
      wrongCredentials(request.interface).map(async (authorization) => {
        const answer = await world.send({ ...request, authorization });
        const wrongs = wrongsOf(request, answer, name);
        return [...wrongs, ...(answer.status === 401 ? [] : [`HTTP status ${answer.status}`])].map(
          (wrong) => `${authorization}: ${wrong}`,
        );
      }),
    );
    expect(answers.flat()).toEqual([]);
    expect(await world.ledger()).toEqual(before);
    expect(world.crashes).toEqual([]);
  },
);

it('an account that the key may not act for is refused with 403, whatever its header says', async () => {
  const request = goodRequest(world, 'submit a message', { id: '' });
  const stranger = world.facts.accounts.find(({ role }) => role === 'stranger')?.id ?? '';
  const before = await world.ledger();
  for (const account of [stranger, '__proto__', 'constructor', 'x'.repeat(5000), '%00', '*', `${stranger},`]) {
    const answer = await world.send({ ...request, headers: { account } });
    expect(answer.status, account).toBe(403);
    expect(wrongsOf(request, answer)).toEqual([]);
  }
  expect(await world.ledger()).toEqual(before);
});
