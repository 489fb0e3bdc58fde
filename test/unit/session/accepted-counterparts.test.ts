import { describe, expect, it, vi } from 'vitest';
import { ask, type Manner, noteRefused, sendAcceptedCounterparts } from '../../../support/example/verbs/requests.ts';
import { Inconclusive } from '../../../support/ground/problems/inconclusive.ts';
import type { Answer } from '../../../support/wire/http/answer-collector.ts';
import type { OutgoingRequest } from '../../../support/wire/http/exchange.ts';
import { sessionAt } from './a-session.ts';

const MAIN = { role: 'main' };
const WRONG: Manner = { credential: () => ({ scheme: 'none' }) };

/** A session whose requests are answered with these statuses one after the other, and what it asked. */
function answeredBy(...statuses: number[]) {
  const asked: string[] = [];
  const send = async ({ method, url, headers }: OutgoingRequest): Promise<Answer> => {
    asked.push(`${method} ${new URL(url).pathname}${headers.authorization ? '' : ' without credentials'}`);
    const status = statuses[asked.length - 1] ?? 200;
    return { status, headers: { 'content-type': 'application/json' }, text: '{}' };
  };
  return { asked, session: sessionAt('http://platform.example', { send, sent: 0 }) };
}

describe('a request that was refused', () => {
  it.each([[[401]], [[401, 401]]])(
    'with %j is sent again once with good credentials when the example ends',
    async (all) => {
      const { asked, session } = answeredBy(...all);
      for (const _ of all) {
        await ask(session, MAIN, 'list webhooks', WRONG);
        noteRefused(session);
      }
      await sendAcceptedCounterparts(session);
      const wrong = all.map(() => 'GET /v1/webhooks/messages without credentials');
      expect(asked).toEqual([...wrong, 'GET /v1/webhooks/messages']);
    },
  );

  it('is no evidence when it is refused again', async () => {
    const { session } = answeredBy(401, 403);
    await ask(session, MAIN, 'list webhooks', WRONG);
    noteRefused(session);
    await expect(sendAcceptedCounterparts(session)).rejects.toThrow(
      '[insufficient-evidence] to list webhooks with good credentials is refused too, with HTTP status 403',
    );
  });
});

const BASE = 'http://platform.example';

/** A session whose token service answers this, and the authorization of each other request. */
function sessionWith(answer: object) {
  const authorized: unknown[] = [];
  let asked = 0;
  const send = async ({ url, headers }: OutgoingRequest) => {
    if (url.endsWith('/oauth2/token')) asked += 1;
    else authorized.push(headers.authorization);
    return { status: 200, headers: { 'content-type': 'application/json' }, text: JSON.stringify(answer) };
  };
  const session = sessionAt(BASE, { send, sent: 0 });
  Object.assign(session.run.target.interfaces, { token: BASE });
  const project = { id: 'p', keyId: 'k', keySecret: 'the-secret', services: [] };
  const projects = (['main', 'other'] as const).map((role) => ({ ...project, role }));
  session.cast.facts = { ...session.cast.facts, projects };
  let now = 0;
  vi.spyOn(session.time, 'now').mockImplementation(() => now);
  const use = (role: string) =>
    session.wire.send({ interface: 'messaging', method: 'GET', path: '/', as: { scheme: 'own token', role } });
  return { use, authorized, asked: () => asked, pass: (seconds: number) => (now += seconds * 1000) };
}

describe('the token of a project', () => {
  it('is used again until its last minute', async () => {
    const { use, authorized, asked, pass } = sessionWith({ access_token: 'T', expires_in: 3600 });
    await use('main');
    expect(authorized).toEqual(['Bearer T']);
    pass(3539);
    await use('main');
    expect(asked()).toBe(1);
    pass(1);
    await use('main');
    expect(asked()).toBe(2);
  });

  it('belongs to that project', async () => {
    const { use, asked } = sessionWith({ access_token: 'T', expires_in: 3600 });
    await use('main');
    await use('other');
    expect(asked()).toBe(2);
  });

  it.each([[{}], [{ access_token: '' }], [{ access_token: 7 }]])(
    'is a reason to judge nothing when it is %j',
    async (answer) => {
      await expect(sessionWith(answer).use('main')).rejects.toThrow(Inconclusive);
    },
  );
});
