import { Problem } from '../kernel/problem.ts';
import { type LabCall, type LabOperation, objectOf, verb } from './lab-operation.ts';

/** Where requests can be parked: before they look at the state, so that they meet when they act on it. */
const POINTS = [
  'messages.submit',
  'messages.cancel',
  'webhooks.create',
  'keys.enable',
  'numbers.assign',
  'senders.request',
  'senders.verify',
  'customFields.create',
  'voice.create',
  'voice.update',
  'voice.default',
  'subprojects.create',
  'token.issue',
  'lookup.query',
];

/** Hold points make races repeatable: requests are parked at a named point and let go together. */
export const raceOperations: readonly LabOperation[] = [
  verb('lab.holds.place', 'POST', '/worlds/:world/holds', {
    summary: 'Parks the next `count` requests that reach `point`; the last one releases all.',
    schema: objectOf({ point: { enum: POINTS }, count: { type: 'integer', minimum: 1, maximum: 1000 } }),
    run: ({ scope: world, body }: LabCall<{ point: string; count: number }>) => ({
      status: 201,
      body: { id: world.holds.place(body.point, body.count) },
    }),
  }),
  verb('lab.holds.release', 'POST', '/worlds/:world/holds/:hold/release', {
    summary: 'Releases the parked requests.',
    run: ({ scope: world, params }) => {
      const released = world.holds.release(params.hold as string);
      if (released === undefined)
        throw new Problem(404, `There is no hold ${params.hold}; it may have let its requests go.`);
      return { status: 200, body: { released } };
    },
  }),
];
