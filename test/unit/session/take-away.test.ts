import { expect, it } from 'vitest';
import { takeAway } from '../../../support/example/session/clean-up.ts';
import { sendMany } from '../../../support/example/verbs/sending.ts';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';
import { demandedBindings } from '../../../support/wire/http/bound-path.ts';
import { answeredSession, sessionAt } from './a-session.ts';

it('what an example made is removed although the target file denies a binding', async () => {
  const { asked, session } = answeredSession(() => ({}));
  const { target } = session.run;
  const denied = demandedBindings(DEFAULT_BINDINGS, ['webhooksPath', 'messageIdAt']);
  Object.assign(session, { run: { ...session.run, target: { ...target, bindings: denied } } });
  await session.wire.send('block a number', { as: { scheme: 'none' }, json: { numbers: ['+46700000001'] } });
  await takeAway(session, target.bindings);
  expect(asked).toEqual([
    'POST /v1/number_authorisation/mt/blacklist',
    'DELETE /v1/number_authorisation/mt/blacklist/%2B46700000001',
  ]);
});

it.each([
  [100, [25]],
  [20, [25, 10, 10, 5]],
])('25 messages go to a platform that takes %d at once in requests of %j', async (most, wanted) => {
  const sizes: number[] = [];
  const send = async ({ body }: { body?: string | Uint8Array }) => {
    const { messages } = JSON.parse(String(body)) as { messages: unknown[] };
    sizes.push(messages.length);
    const status = messages.length > most ? 400 : 202;
    const text = JSON.stringify({ messages: messages.map((_, place) => ({ message_id: `m-${place}` })) });
    return { status, headers: { 'content-type': 'application/json' }, text };
  };
  const session = sessionAt('http://platform.example', { send, sent: 0 } as never);
  const draft = { content: 'Hello', destination_number: '+4670000000', callbackUrl: undefined };
  const named = Array.from({ length: 25 }, (_, place) => ({ name: `message ${place}`, draft }));
  await sendMany(session, { role: 'main' }, named);
  expect(sizes).toEqual(wanted);
});
