import { describe, expect, it } from 'vitest';
import { Handles } from '../../../support/example/session/handles.ts';
import type { Session } from '../../../support/example/session/session.ts';
import {
  noteRefusal,
  numberToOwn,
  numberToOwnFor,
  ownNumberAt,
  wasAskedFor,
} from '../../../support/example/verbs/owned-numbers.ts';
import type { Exchange } from '../../../support/wire/http/exchange.ts';

const REACHABLE = ['+1', '+2', '+3'];

/** A session on a shared account, after earlier examples asked for `owned`, each number behind its account. */
const sessionAfter = (...owned: string[]): Session =>
  ({
    hasLab: false,
    traces: { owned: new Set(owned) },
    time: { waits: { tape: { key: (fresh: () => string) => fresh() } } },
    cast: {
      facts: { numbers: { reachable: REACHABLE } },
      account: (role: string) => ({ id: role }),
      number: () => REACHABLE[0],
      standIns: new Map(),
      uses: new Set(),
    },
    handles: new Handles(),
    journal: { exchanges: [] },
  }) as unknown as Session;

const refusal = (status: number, number: string): Exchange =>
  ({ status, request: { body: `{"sender_address":"${number}"}` } }) as unknown as Exchange;

describe('the number that an example asks to own', () => {
  it.each<[string, string[], string]>([
    ['the last one, when none was asked for', [], '+3'],
    ['one that no account asked for, rather than one that only another asked for', ['sub +3', 'main +2'], '+1'],
    ['one that another account asked for, when all were', ['sub +3', 'main +2', 'main +1'], '+3'],
    ['the first one, when the account asked for all', ['main +1', 'main +2', 'main +3'], '+1'],
  ])('is %s', (_, owned, expected) => {
    const session = sessionAfter(...owned);
    expect(numberToOwn(session, 'main')).toBe(expected);
    expect(wasAskedFor(session, 'main', expected)).toBe(true);
  });

  it('is the same until a request has carried it, then another', () => {
    const session = sessionAfter();
    expect([numberToOwn(session, 'main'), numberToOwn(session, 'main')]).toEqual(['+3', '+3']);
    session.journal.exchanges.push({ request: { body: '{"sender_address":"+3"}' } } as Exchange);
    expect(numberToOwn(session, 'main')).toBe('+2');
  });

  it.each([
    [201, false],
    [400, true],
    [409, false],
    [422, true],
  ])('answered %i: whether it is still new is %s', (status, isNew) => {
    const session = sessionAfter();
    const number = numberToOwn(session, 'main');
    noteRefusal(session, refusal(status, number));
    expect(wasAskedFor(session, 'main', number)).toBe(!isNew);
  });

  it('that was refused stays that of an earlier example, and of another account', () => {
    const session = sessionAfter('main +1', 'main +2', 'main +3');
    expect(numberToOwn(session, 'main')).toBe('+1');
    noteRefusal(session, refusal(422, '+1'));
    expect([...session.traces.owned]).toEqual(['main +1', 'main +2', 'main +3']);
  });

  it('is the same for one written number, and another for another', () => {
    const session = sessionAfter();
    const [first, second] = ['+61491570156', '+46700000001'].map((written) => {
      const number = numberToOwnFor(session, 'main', written);
      session.journal.exchanges.push({ request: { body: `{"sender_address":"${number}"}` } } as Exchange);
      return number;
    });
    expect([first, second]).toEqual(['+3', '+2']);
    expect(numberToOwnFor(session, 'sub', '+61491570156')).toBe('+3');
    expect(ownNumberAt(session, '+61491570156')).toBe('+3');
  });

  it('is the written one where the example has a world of its own, or where no number of the target stands for it', () => {
    const session = sessionAfter();
    const inLab = { ...session, hasLab: true, cast: { ...session.cast, hasWorld: true } };
    expect(numberToOwnFor(inLab as Session, 'main', '+61491570156')).toBe('+61491570156');
    expect(numberToOwnFor(session, 'main', '+1 234')).toBe('+1 234');
  });
});
