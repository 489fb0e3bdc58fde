import { behaviourWith } from '../worlds/behaviour.ts';
import { createWorld } from '../worlds/create.ts';
import type { World } from '../worlds/registry.ts';
import { withFaults } from './catalogues.ts';
import { type LabCall, type LabOperation, objectOf, verb } from './lab-operation.ts';
import { describeWorld } from './world-description.ts';

/** Worlds come and go; a frozen world starts now unless `now` says otherwise. */
export const worldOperations: readonly LabOperation[] = [
  verb('lab.worlds.create', 'POST', '/worlds', {
    summary: 'Creates an isolated copy of the platform and returns its credentials and numbers.',
    schema: objectOf({
      'clock?': { enum: ['frozen', 'real'] },
      'now?': { type: 'string', format: 'date-time' },
      'faults?': { type: 'array', items: { type: 'string' } },
    }),
    run: ({
      caller: platform,
      request,
      body,
    }: LabCall<{ clock?: World['clock']['mode']; now?: string; faults?: string[] }>) =>
      withFaults(body.faults ?? [], (faults) => {
        const now = body.now === undefined ? undefined : Date.parse(body.now);
        platform.trace?.begin(request.headers);
        const world = createWorld(platform, { clock: body.clock ?? 'frozen', now });
        if (faults.length > 0) world.behave(behaviourWith(platform.parts, faults, world.behaviour.variant));
        return { status: 201, body: describeWorld(world) };
      }),
  }),
  verb('lab.worlds.read', 'GET', '/worlds/:world', {
    // Secrets of voice services are made when they are first shown.
    changes: true,
    summary: 'Returns the description of a world.',
    run: ({ scope: world }) => ({ status: 200, body: describeWorld(world) }),
  }),
  verb('lab.worlds.remove', 'DELETE', '/worlds/:world', {
    summary: 'Deletes a world and everything in it.',
    run: ({ caller: platform, scope: world }) => {
      platform.registry.remove(world.id);
      platform.journal?.forget(world.id);
      return { status: 204 };
    },
  }),
  verb('lab.ledger.read', 'GET', '/worlds/:world/ledger', {
    summary: 'Counts the effects that really happened, per operation and resource.',
    run: ({ scope: world }) => ({ status: 200, body: { effects: world.ledger.entries() } }),
  }),
];
