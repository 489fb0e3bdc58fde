import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { alteredBody, pointersOf } from '../../interop/matrix/altered-body.ts';
import { floods } from './floods.ts';
import { hostileBody } from './hostile-bodies.ts';
import { brokenHead } from './hostile-credentials.ts';
import { framingAttack, noiseAttack } from './hostile-framing.ts';
import { hostileQuery } from './hostile-queries.ts';
import { OFFSETS } from './hostile-words.ts';
import { type Attack, exchange, statusesIn, wrongsOf } from './raw-exchange.ts';
import { startVictim } from './victim.ts';

/** SEED=N attacks in other ways, SEED=new in ways of its own. RUNS=… says how many attacks of each kind there are. */
const { seed = 1 } = fc.readConfigureGlobal();
const numRuns = Number(process.env.RUNS ?? 1000);

/** What the reference may hold in the end beyond what it held at first, and as a process, in bytes. */
const MOST_GROWTH = 96 * 1024 * 1024;
const MOST_MEMORY = 768 * 1024 * 1024;

/** Some bodies that the lab is sent are good ones by chance. */
let worldsMade = 0;

process.stdout.write(`This run is repeated by SEED=${seed}\n`);
const victim = await startVictim();
afterAll(() => victim.close());

/** The attack is borne, and the next to come is served as ever. */
async function survives(interfaceName: string, attack: Attack): Promise<number[]> {
  const said = await exchange(victim.addresses[interfaceName] as string, attack);
  expect(wrongsOf(said)).toEqual([]);
  expect(await victim.nextAnswer()).toEqual({ status: 200, text: '{"replies":[]}' });
  return statusesIn(said);
}

const asJson = (text: string) => ({ headers: 'Content-Type: application/json\r\n', body: Buffer.from(text) });

const everyTime = <Value>(arbitrary: fc.Arbitrary<Value>, attack: (value: Value) => Promise<unknown>) =>
  fc.assert(
    fc.asyncProperty(arbitrary, async (value) => void (await attack(value))),
    { seed, numRuns, endOnFailure: true },
  );

describe(`the reference, attacked with the seed ${seed},`, () => {
  it('survives broken framing', async () => {
    await everyTime(framingAttack(victim.known), (attack) => survives('messaging', attack));
  });

  it('survives bytes without sense', async () => {
    await everyTime(noiseAttack(victim.known), (attack) => survives('messaging', attack));
  });

  it('survives broken framing at every interface', async () => {
    const names = Object.keys(victim.addresses);
    const anywhere = fc.tuple(fc.constantFrom(...names), framingAttack(victim.known));
    await everyTime(anywhere, ([name, attack]) => survives(name, attack));
  });

  it('survives credentials of every kind', async () => {
    const anywhere = fc.tuple(fc.constantFrom(...Object.keys(victim.addresses)), brokenHead);
    await everyTime(anywhere, ([name, attack]) => survives(name, attack));
  });

  it('survives bodies that are not what they should be', async () => {
    const one = fc
      .constantFrom(...victim.targets)
      .chain((target) => hostileBody(target.good).map((labelled) => ({ target, labelled })));
    await everyTime(one, async ({ target, labelled }) => {
      const statuses = await survives(target.request.interface, victim.requestTo(target, labelled));
      if (target.name.startsWith('lab.worlds.create') && statuses.includes(201)) worldsMade += 1;
    });
  });

  it('survives hostile words in paths and queries', async () => {
    await everyTime(hostileQuery, ({ row, target }) => survives(row.interface, victim.lookAt(row, target)));
  });

  it('survives every flood', async () => {
    for (const [name, attack] of Object.entries(floods(victim.known))) {
      const said = await exchange(victim.addresses.messaging as string, attack());
      expect(wrongsOf(said), name).toEqual([]);
      expect(await victim.nextAnswer(), name).toEqual({ status: 200, text: '{"replies":[]}' });
    }
  });

  it('is not commanded by callbacks to its own lab', async () => {
    const submit = victim.targets.find(({ name }) => name.startsWith('messages.submit')) ?? expect.unreachable();
    const { id } = await victim.lab<{ id: string }>('GET', '');
    const report = { content: 'x', destination_number: '+46700000001', delivery_report: true };
    const messages = [{ ...report, callback_url: `${victim.addresses.lab}/worlds/${id}/reset` }];
    await survives('messaging', victim.requestTo(submit, asJson(JSON.stringify({ messages }))));
    await victim.lab('POST', '/clock/advance', { by: 'PT1M' });
    const { attempts } = await victim.lab<{ attempts: Array<{ outcome: string }> }>('GET', '/callbacks');
    expect(attempts.at(-1)?.outcome).toMatch(/^refused: /);
  });

  it('takes no offset for a time zone', async () => {
    const statuses: number[] = [];
    for (const target of victim.targets)
      for (const pointer of pointersOf(target.good).filter((each) => /timezone$/i.test(each)))
        for (const zone of OFFSETS) {
          const attack = asJson(alteredBody(JSON.stringify(target.good), pointer, zone));
          statuses.push(...(await survives(target.request.interface, victim.requestTo(target, attack))));
        }
    expect(statuses.length).toBeGreaterThan(OFFSETS.length);
    expect(new Set(statuses)).toEqual(new Set([400]));
  });

  it('lets people in past 2,200 connections that stop half way', async () => {
    const { hostname, port } = new URL(victim.addresses.messaging as string);
    const idle = Array.from({ length: 2200 }, () => connect(Number(port), hostname).on('error', () => undefined));
    await Promise.all(idle.map((socket) => once(socket, 'connect')));
    for (const socket of idle) socket.write('GET / HT');
    expect(await victim.nextAnswer()).toEqual({ status: 200, text: '{"replies":[]}' });
    for (const socket of idle) socket.destroy();
  });

  it('keeps nothing of it: no connection, no world, no memory beyond bounds', async () => {
    await victim.leave();
    await vi.waitFor(async () => expect((await victim.leftovers()).sockets).toBe(0), { timeout: 20_000 });
    const { growth, rss, worlds } = await victim.leftovers();
    expect(worlds).toBe(worldsMade);
    expect(growth).toBeLessThan(MOST_GROWTH);
    expect(rss).toBeLessThan(MOST_MEMORY);
  });
});
