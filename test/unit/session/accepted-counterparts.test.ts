import { describe, expect, it } from 'vitest';
import { ask, type Manner, noteRefused, sendAcceptedCounterparts } from '../../../support/example/verbs/requests.ts';
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
