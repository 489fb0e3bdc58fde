import { describe, expect, it } from 'vitest';
import { Handles } from '../../../support/example/session/handles.ts';
import { ownToken } from '../../../support/example/session/own-token.ts';
import type { Session } from '../../../support/example/session/session.ts';
import { Inconclusive } from '../../../support/ground/problems/inconclusive.ts';

/** A session whose token service answers this, and how often it was asked. */
function sessionWith(answer: object) {
  let [now, asked] = [0, 0];
  const session = {
    handles: new Handles(),
    time: { now: () => now },
    journal: { hide: () => undefined },
    tokens: {
      ask: async () => {
        asked += 1;
        return { at: now, status: 200, looked: false, json: answer };
      },
    },
  } as unknown as Session;
  return { session, asked: () => asked, pass: (seconds: number) => (now += seconds * 1000) };
}

describe('the token of a project', () => {
  it('is used again until its last minute', async () => {
    const { session, asked, pass } = sessionWith({ access_token: 'T', expires_in: 3600 });
    expect(await ownToken(session, 'main')).toEqual({ scheme: 'bearer', token: 'T' });
    pass(3539);
    await ownToken(session, 'main');
    expect(asked()).toBe(1);
    pass(1);
    await ownToken(session, 'main');
    expect(asked()).toBe(2);
  });

  it('belongs to that project', async () => {
    const { session, asked } = sessionWith({ access_token: 'T', expires_in: 3600 });
    await ownToken(session, 'main');
    await ownToken(session, 'other');
    expect(asked()).toBe(2);
  });

  it.each([[{}], [{ access_token: '' }], [{ access_token: 7 }]])(
    'is a reason to judge nothing when it is %j',
    async (answer) => {
      await expect(ownToken(sessionWith(answer).session, 'main')).rejects.toThrow(Inconclusive);
    },
  );
});
