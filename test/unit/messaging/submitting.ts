import { runStages } from '../../../reference-impl/kernel/stages.ts';
import { messageOf, type SubmittedItem } from '../../../reference-impl/messaging/submit/message.ts';
import { createWorld } from '../../../reference-impl/worlds/create.ts';
import type { World } from '../../../reference-impl/worlds/registry.ts';
import { quietPlatform } from '../worlds/quiet-platform.ts';

/** A frozen world at `now` that posts nothing to anybody. */
export const worldAt = (now: string): World => createWorld(quietPlatform(), { clock: 'frozen', now: Date.parse(now) });

export function accountOf(world: World, role = 'main') {
  for (const { account } of world.accounts.values()) if (account.role === role) return account;
  throw new Error(`no account plays ${role}`);
}

/** Submits items in one request for the account that plays `role`, as the operation does. */
export function submit(world: World, items: ReadonlyArray<Partial<SubmittedItem>>, role = 'main') {
  const account = accountOf(world, role);
  const now = world.clock.now();
  const messages = items.map((item) =>
    messageOf(
      world.ids.uuid(),
      account,
      { content: 'Hello', destination_number: '+46700000001', delivery_report: true, ...item },
      now,
    ),
  );
  const { messaging: scope } = world.scopes;
  const waiting = runStages(scope.decisions.submitStages, { scope, account, messages, decisions: [] });
  return { messages, waiting };
}
