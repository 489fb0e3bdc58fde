import type { Reply } from '../http/operation.ts';
import { BackwardsInTime } from '../kernel/clock.ts';
import { Problem } from '../kernel/problem.ts';
import { isoOf } from '../kernel/time.ts';
import type { World } from '../worlds/registry.ts';
import { type LabCall, type LabOperation, objectOf, spanAt, verb } from './lab-operation.ts';
import { clockOf } from './overview.ts';

const INSTANT = { type: 'string', format: 'date-time' };

const show = (world: World): string => isoOf(world.clock.now());

function frozen(world: World): World {
  if (world.clock.mode === 'real')
    throw new Problem(409, 'This world runs in real time; make a frozen one to move its clock.');
  return world;
}

/** How far a clock is moved: one of the two. */
const MOVE = {
  type: 'object',
  additionalProperties: false,
  properties: { by: { type: 'string' }, to: INSTANT },
  oneOf: [{ required: ['by'] }, { required: ['to'] }],
};

const moving =
  (move: (world: World, target: number) => Promise<object>) =>
  async ({ scope: world, body: { by, to } }: LabCall<{ by?: string; to?: string }>): Promise<Reply> => {
    const { clock } = frozen(world);
    const target = to === undefined ? clock.now() + spanAt('/by', by ?? '', 'PT24H') : Date.parse(to);
    try {
      const counts = await move(world, target);
      return { status: 200, body: { now: show(world), ...counts } };
    } catch (error) {
      if (error instanceof BackwardsInTime) throw new Problem(409, `It is already ${show(world)}: ${error.message}.`);
      throw error;
    }
  };

/** A frozen world's time moves here and nowhere else. */
export const clockOperations: readonly LabOperation[] = [
  verb('lab.clock.read', 'GET', '/worlds/:world/clock', {
    summary: 'Returns the time of a world and its next timer.',
    run: ({ scope: world }) => ({ status: 200, body: clockOf(world) }),
  }),
  verb('lab.clock.set', 'PUT', '/worlds/:world/clock', {
    summary: 'Sets the time of a new world.',
    schema: objectOf({ now: INSTANT }),
    run: ({ scope: world, body }: LabCall<{ now: string }>) => {
      if (frozen(world).scopes.messaging.state.messages.size > 0 || world.tokens.length > 0) {
        throw new Problem(409, 'Only a fresh world can be given a time; use clock/advance.');
      }
      world.clock.set(Date.parse(body.now));
      return { status: 200, body: { now: show(world) } };
    },
  }),
  verb('lab.clock.advance', 'POST', '/worlds/:world/clock/advance', {
    summary: 'Advances the clock, runs due timers, and responds once nothing is in progress.',
    schema: MOVE,
    run: moving(async ({ clock }, target) => ({ ran: await clock.advanceTo(target) })),
  }),
  verb('lab.clock.advanceUnanswered', 'POST', '/worlds/:world/clock/advance-unanswered', {
    summary:
      'Advances the clock while no receiver answers: attempts end when they reach their limit on this clock. Does not wait.',
    schema: MOVE,
    run: moving(({ clock, outbox }, target) => clock.advanceUnanswered(target, outbox.flights)),
  }),
  verb('lab.clock.next', 'POST', '/worlds/:world/clock/next', {
    summary: 'Jumps to the next timer and runs it; kind is null if there is none.',
    run: async ({ scope: world }) => {
      const kind = await frozen(world).clock.next();
      return { status: 200, body: { now: show(world), kind: kind ?? null } };
    },
  }),
];
