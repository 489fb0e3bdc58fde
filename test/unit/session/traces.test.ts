import { expect, it } from 'vitest';
import { takeAway } from '../../../support/example/session/traces.ts';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';
import { demandedBindings } from '../../../support/wire/http/bound-path.ts';
import { answeredSession } from './a-session.ts';

it('what an example made is removed although the target file denies a binding', async () => {
  const { asked, session } = answeredSession(() => ({}));
  const { target } = session.run;
  const denied = demandedBindings(DEFAULT_BINDINGS, ['webhooksPath', 'messageIdAt']);
  Object.assign(session, { run: { ...session.run, target: { ...target, bindings: denied } } });
  await session.send('block a number', { as: { scheme: 'none' }, json: { numbers: ['+46700000001'] } });
  await takeAway(session, target.bindings);
  expect(asked).toEqual([
    'POST /v1/number_authorisation/mt/blacklist',
    'DELETE /v1/number_authorisation/mt/blacklist/%2B46700000001',
  ]);
});

it('the messages of many are sent again in several requests where one is refused', async () => {
  const { sendMany } = await import('../../../support/example/verbs/sending.ts');
  const { asked, session } = answeredSession(() => ({ messages: [] }));
  const named = Array.from({ length: 25 }, (_, place) => ({
    name: `message ${place}`,
    draft: { content: 'Hello', destination_number: '+4670000000', callbackUrl: undefined },
  }));
  await sendMany(session, { role: 'main' }, named);
  expect(asked).toHaveLength(1);
});
