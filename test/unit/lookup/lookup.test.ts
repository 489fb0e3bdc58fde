import { describe, expect, it } from 'vitest';
import type { LookupUser } from '../../../reference-impl/accounts/lookup-user.ts';
import { serverOf } from '../../../reference-impl/http/server.ts';
import { Activity } from '../../../reference-impl/kernel/activity.ts';
import { Clock } from '../../../reference-impl/kernel/clock.ts';
import { entryFor, subscriberOf } from '../../../reference-impl/lookup/home-register.ts';
import { lookupInterface } from '../../../reference-impl/lookup/interface.ts';
import { digitsOf, isInternational } from '../../../reference-impl/lookup/msisdn.ts';
import { lineOf } from '../../../reference-impl/lookup/outcome.ts';
import { LookupState } from '../../../reference-impl/lookup/state.ts';
import { createWorld } from '../../../reference-impl/worlds/create.ts';
import { quietPlatform } from '../worlds/quiet-platform.ts';

/** Number lookup over one frozen world, without any listener; `ask` answers the line. */
function lookupInProcess() {
  const platform = quietPlatform();
  const world = createWorld(platform, { clock: 'frozen' });
  const { user, password } = world.lookupUsers[0] as LookupUser;
  const server = serverOf(lookupInterface(platform), {
    behaviour: () => platform.behaviour,
    crashed: () => undefined,
  });
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const ask = async (msisdn: string): Promise<string> =>
    (await server.inject({ method: 'GET', url: `/lookup?msisdn=${msisdn}`, headers: { authorization } }))
      .body;
  return { world, ask };
}

describe('the line of a lookup', () => {
  it.each([
    [{ result: 'OK', imsi: '24001', location: 'SE' }, 'result=OK;imsi=24001;location=SE'],
    [{ result: 'OK', imsi: '310410' }, 'result=OK;imsi=310410'],
    [{ result: 'OK' }, 'result=OK'],
    [{ result: 'TIMEOUT', imsi: '24001', location: 'SE' }, 'result=TIMEOUT'],
    [{ result: 'MSISDN is invalid' }, 'result=MSISDN is invalid'],
  ] as const)('of %j is %s', (outcome, line) => {
    expect(lineOf(outcome)).toBe(line);
  });
});

describe('a number', () => {
  it.each(['46700000001', '+46700000001', ' 46700000001', '1234567', '123456789012345'])(
    'written %j is international',
    (written) => expect(isInternational(written)).toBe(true),
  );

  it.each([
    '',
    '+',
    '0700000001',
    '0046700000001',
    '123456',
    '1234567890123456',
    '46x70000001',
    '++46700000001',
  ])('written %j is none', (written) => expect(isInternational(written)).toBe(false));

  it('is known by its digits', () => {
    expect(digitsOf('+46700000001')).toBe('46700000001');
    expect(digitsOf(' 46700000001')).toBe('46700000001');
  });
});

describe('the home register', () => {
  it('tells what the range of a number tells, unless it has an entry', () => {
    expect(subscriberOf('46700000001', new Map()).outcome).toEqual({
      result: 'OK',
      imsi: '24001',
      location: 'SE',
    });
    expect(subscriberOf('99900000001', new Map()).outcome).toEqual({ result: 'UNKNOWN_SUBSCRIBER' });
    const entries = new Map([['46700000001', entryFor('46700000001', { result: 'CALL_BARRED' }, 5)]]);
    expect(subscriberOf('46700000001', entries)).toMatchObject({
      outcome: { result: 'CALL_BARRED' },
      delay: 5,
    });
  });

  it('completes an entry from the range of its number', () => {
    expect(entryFor('46700000001', { result: 'OK', imsi: '24007' }, 0).outcome).toEqual({
      result: 'OK',
      imsi: '24007',
      location: 'SE',
    });
    expect(entryFor('99900000001', { result: 'OK' }, 0).outcome).toMatchObject({ result: 'OK' });
  });
});

describe('lookups that meet at a hold', () => {
  it('are under way together, and end together', async () => {
    const { world, ask } = lookupInProcess();
    world.holds.place('lookup.query', 2);
    const first = ask('46700000001');
    await expect.poll(() => world.scopes.lookup.state.ongoing).toBe(1);
    world.scopes.lookup.state.limit = 1;
    expect(await ask('46700000002')).toBe('result=REQUEST_THROTTLED');
    world.scopes.lookup.state.limit = 2;
    expect(await ask('46700000003')).toBe('result=OK;imsi=24001;location=SE');
    expect(await first).toBe('result=OK;imsi=24001;location=SE');
    expect(world.scopes.lookup.state.ongoing).toBe(0);
  });
});

describe('the lookups of a world', () => {
  it('are counted until they end, each once', () => {
    const state = new LookupState();
    const ends = [state.begin(), state.begin()];
    expect(state.ongoing).toBe(2);
    ends[0]?.();
    ends[0]?.();
    expect(state.ongoing).toBe(1);
  });

  it('are remembered for a day, and a failure is forgotten', () => {
    const state = new LookupState();
    state.store('46700000001', { result: 'OK', imsi: '24001' }, 0);
    expect(state.recall('46700000001', 86_399_999)).toMatchObject({ result: 'OK' });
    expect(state.recall('46700000001', 86_400_000)).toBeUndefined();
    state.store('46700000001', undefined, 1);
    expect(state.recall('46700000001', 2)).toBeUndefined();
  });

  it('wait by the clock of the world, or until the world goes', async () => {
    const state = new LookupState();
    const clock = new Clock('frozen', new Activity(), 0);
    const ended: string[] = [];
    void state.wait(clock, 1000).then(() => ended.push('first'));
    void state.wait(clock, 5000).then(() => ended.push('second'));
    await clock.advanceTo(999);
    expect(ended).toEqual([]);
    await clock.advanceTo(1000);
    expect(ended).toEqual(['first']);
    state.releaseAll();
    await Promise.resolve();
    expect(ended).toEqual(['first', 'second']);
  });
});
