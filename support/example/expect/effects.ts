import { expect } from 'chai';
import type { Session } from '../session/session.ts';
import { effectsNow, notedEffects } from '../verbs/effects.ts';

/** The latest request changed nothing: the platform counts the same effects as before it. */
export async function expectNoEffects(session: Session): Promise<void> {
  expect(await effectsNow(session), 'effects on the platform').to.deep.equal(notedEffects(session));
}
