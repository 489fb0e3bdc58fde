import { expect, it } from 'vitest';
import { receiveReply } from '../../../reference-impl/messaging/replies/receive.ts';
import { trafficOf } from '../../../reference-impl/messaging/traffic.ts';
import { accountOf, submit, worldAt } from './submitting.ts';

const NOON = Date.parse('2024-01-15T12:00:00Z');
const MINUTE = 60_000;

/** A world with a message each at noon, two minutes later and, because it was held, one minute later. */
async function worldWithHeldMessage() {
  const world = worldAt('2024-01-15T12:00:00Z');
  const scope = world.scopes.messaging;
  const [first] = submit(world, [{ content: 'First' }]).messages;
  await world.clock.advanceTo(NOON + MINUTE);
  world.holds.place('messages.submit', 2);
  const held = submit(world, [{ content: 'Held' }]);
  await world.clock.advanceTo(NOON + 2 * MINUTE);
  world.holds.releaseAll();
  submit(world, [{ content: 'Last' }]);
  await held.waiting;
  if (first) receiveReply(scope, first, { content: 'Yes' });
  return { world, scope, account: accountOf(world) };
}

it('is read oldest first, though a message that was held arrived late', async () => {
  const { scope, account } = await worldWithHeldMessage();
  const [sent, received] = trafficOf(scope, account, NOON, NOON + 3 * MINUTE).map((stream) => [...stream]);
  expect(sent?.map(({ content }) => content)).toEqual(['First', 'Held', 'Last']);
  expect(sent?.map(({ id, isAnswered }) => isAnswered(id))).toEqual([true, false, false]);
  expect(received?.map(({ content, answers }) => [content, answers])).toEqual([['Yes', sent?.[0]?.id]]);
});

it('has both ends of its period', async () => {
  const { scope, account } = await worldWithHeldMessage();
  const contents = (from: number, to: number) =>
    [...(trafficOf(scope, account, from, to)[0] ?? [])].map(({ content }) => content);
  expect(contents(NOON, NOON + MINUTE)).toEqual(['First', 'Held']);
  expect(contents(NOON + 1, NOON + 2 * MINUTE - 1)).toEqual(['Held']);
});
