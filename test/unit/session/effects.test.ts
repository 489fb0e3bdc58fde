import { expect, test } from 'vitest';
import { Facilities } from '../../../support/example/session/facilities.ts';
import { Handles } from '../../../support/example/session/handles.ts';
import type { Session } from '../../../support/example/session/session.ts';
import { countEffects, notedEffects, noteEffects } from '../../../support/example/verbs/effects.ts';

function sessionWith({ hasLedger }: { hasLedger: boolean }): { session: Session; asked: () => number } {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return { status: 200, body: { effects: [{ operation: 'messages.submit', resource: 'message', count: 2 }] } };
  };
  const facilities = new Facilities(() => (hasLedger ? { who: 'the lab', isPerson: false, ask } : undefined));
  const session = {
    handles: new Handles(),
    facilities,
    traces: {},
    time: { settle: async () => undefined },
  };
  return { session: session as unknown as Session, asked: () => asked };
}

test('An example that will ask has its effects counted', async () => {
  const { session } = sessionWith({ hasLedger: true });
  countEffects(session);
  await noteEffects(session);
  expect(notedEffects(session)).toEqual({ 'messages.submit message': 2 });
});

test('An example that will not ask has nothing counted', async () => {
  const { session, asked } = sessionWith({ hasLedger: true });
  await noteEffects(session);
  expect(asked()).toBe(0);
  expect(() => notedEffects(session)).toThrow('effects before the request');
});

test('Without a ledger nothing can be counted', async () => {
  const { session, asked } = sessionWith({ hasLedger: false });
  countEffects(session);
  await noteEffects(session);
  expect(asked()).toBe(0);
});
