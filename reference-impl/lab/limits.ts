import { Problem } from '../kernel/problem.ts';
import type { PlannedRefusal } from '../kernel/refusals.ts';
import type { BucketSize } from '../token/state.ts';
import type { RequestAllowance } from '../voice/state.ts';
import type { LabPlace } from './caller-checks.ts';
import { type LabCall, type LabOperation, objectOf, verb } from './lab-operation.ts';

export const tokenLabOperation: LabOperation = verb('lab.tokens.bucket', 'PUT', '/worlds/:world/tokens/bucket', {
  summary: 'Sets how many tokens a project may request at once, and how many more each second.',
  schema: objectOf({ size: { type: 'integer', minimum: 1 }, perSecond: { type: 'number', exclusiveMinimum: 0 } }),
  run: ({ scope: world, body }: LabCall<BucketSize>) => {
    world.scopes.token.state.bucket = body;
    return { status: 200, body };
  },
});

export const voiceLabOperation: LabOperation = verb('lab.voice.requests', 'PUT', '/worlds/:world/voice/requests', {
  summary: 'Limits how many requests a project may make to the voice service in a number of seconds.',
  schema: objectOf({ most: { type: 'integer', minimum: 0 }, seconds: { type: 'number', exclusiveMinimum: 0 } }),
  run: ({ scope: world, body }: LabCall<RequestAllowance>) => {
    world.scopes.voice.state.requests.allowance = body;
    return { status: 200, body };
  },
});

const REFUSAL = objectOf({
  operation: { type: 'string' },
  status: { type: 'integer', minimum: 400, maximum: 599 },
  'times?': { type: 'integer', minimum: 1, maximum: 1000 },
});

const LONGEST_SHOWN = 100;

/** Refusals by name and number, never by chance, so that a test of a client's retries can be repeated. */
export const refusalOperations = ({ operations }: LabPlace): readonly LabOperation[] => [
  verb('lab.refusals.plan', 'POST', '/worlds/:world/refusals', {
    summary: 'Refuses the next requests to an operation, `times` of them (1), with this HTTP status.',
    schema: REFUSAL,
    run: ({ scope: world, body }: LabCall<Omit<PlannedRefusal, 'times'> & { times?: number }>) => {
      const { operation, times = 1 } = body;
      if (!operations.includes(operation)) {
        // The operations that a wrong name may have meant: those that share its first word, or all of them.
        const [area] = operation.slice(0, LONGEST_SHOWN).split('.');
        const alike = operations.filter((each) => each.split('.')[0] === area);
        const known = (alike.length > 0 ? alike : operations).join(', ');
        throw new Problem(400, `There is no operation ${operation.slice(0, LONGEST_SHOWN)}; there is ${known}.`);
      }
      world.refusals.plan({ ...body, times });
      return { status: 201, body: { ...body, times } };
    },
  }),
  verb('lab.refusals.read', 'GET', '/worlds/:world/refusals', {
    summary: 'Lists the refusals that are left, and the operations that can be refused.',
    run: ({ scope: world }) => ({ status: 200, body: { refusals: world.refusals.left, operations } }),
  }),
];

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
