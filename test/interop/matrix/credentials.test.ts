import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { basic } from '../../wire/basic.ts';
import { distinctOperations, goodRequest } from './good-requests.ts';
import { authorizationAt, startHostileWorld } from './hostile-world.ts';
import { wrongsOf } from './refusal-forms.ts';

const world = await startHostileWorld();
afterAll(() => world.close());

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
