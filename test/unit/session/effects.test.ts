import { expect, test } from 'vitest';
import { Handles } from '../../../support/example/session/handles.ts';
import type { Session } from '../../../support/example/session/session.ts';
import { countEffects, notedEffects, noteEffects } from '../../../support/example/verbs/effects.ts';

function sessionWith({ hasLab }: { hasLab: boolean }): { session: Session; asked: () => number } {
  let asked = 0;
  const effects = async () => {
    asked += 1;
    return [{ operation: 'messages.submit', resource: 'message', count: 2 }];
  };
  const session = {
    handles: new Handles(),
    hasLab,
    time: { settle: async () => undefined },
    lab: { effects },
  };
  return { session: session as unknown as Session, asked: () => asked };
}

test('An example that will ask has its effects counted', async () => {
  const { session } = sessionWith({ hasLab: true });
  countEffects(session);
  await noteEffects(session);
  expect(notedEffects(session)).toEqual({ 'messages.submit message': 2 });
});

test('An example that will not ask has nothing counted', async () => {
  const { session, asked } = sessionWith({ hasLab: true });
  await noteEffects(session);
  expect(asked()).toBe(0);
  expect(() => notedEffects(session)).toThrow('effects before the request');
});

test('Without a lab nothing can be counted', async () => {
  const { session, asked } = sessionWith({ hasLab: false });
  countEffects(session);
  await noteEffects(session);
  expect(asked()).toBe(0);
});
