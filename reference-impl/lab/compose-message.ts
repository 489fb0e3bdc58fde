import { jsonIn } from '../kernel/json.ts';
import { Problem } from '../kernel/problem.ts';
import type { KeyedAccount } from '../worlds/parts.ts';
import type { LabPlace } from './caller-checks.ts';
import { accountNamed, type LabCall, type LabOperation, objectOf, verb } from './lab-operation.ts';

interface Composed {
  readonly account?: string;
  readonly message: object;
}

/** Sending by hand, for people who try the platform out. */
export const composeOperation = (place: LabPlace): LabOperation =>
  verb('lab.message.compose', 'POST', '/worlds/:world/messages', {
    summary: 'Submits a message as an account, the first one unless `account` names another; returns status and body.',
    schema: objectOf({ message: { type: 'object' }, 'account?': { type: 'string' } }),
    run: async ({ scope: world, body }: LabCall<Composed>) => {
      const all = [...world.accounts.values()];
      const from = body.account === undefined ? (all[0] as KeyedAccount) : accountNamed(world.accounts, body.account);
      if (!place.ask) throw new Problem(409, 'This lab has no messaging interface beside it.');
      const authorization = `Basic ${Buffer.from(`${from.key}:${from.secret}`).toString('base64')}`;
      const answer = await place.ask('messaging', {
        method: 'POST',
        url: '/v1/messages',
        headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ messages: [body.message] }),
      });
      const json = jsonIn(answer.body);
      return { status: 200, body: { status: answer.status, body: json === undefined ? answer.body : json } };
    },
  });
