import { Problem } from '../kernel/problem.ts';
import type { PlannedRefusal } from '../kernel/refusals.ts';
import type { LabPlace } from './caller-checks.ts';
import type { LabCall, LabOperation } from './lab-caller.ts';
import { objectOf } from './object-schema.ts';

const REFUSAL = objectOf(
  { operation: { type: 'string' }, status: { type: 'integer', minimum: 400, maximum: 599 } },
  { times: { type: 'integer', minimum: 1, maximum: 1000 } },
);

/** So much of a wrong name is looked at. */
const LONGEST_SHOWN = 100;

/** The operations that a wrong name may have meant: those that share its first word, or all of them. */
function meant(name: string, operations: readonly string[]): readonly string[] {
  const [area] = name.slice(0, LONGEST_SHOWN).split('.');
  const alike = operations.filter((each) => each.split('.')[0] === area);
  return alike.length > 0 ? alike : operations;
}

/** Refusals by name and number, never by chance, so that a test of a client's retries can be repeated. */
export const refusalOperations = ({ operations }: LabPlace): readonly LabOperation[] => [
  {
    id: 'lab.refusals.plan',
    method: 'POST',
    path: '/worlds/:world/refusals',
    summary: 'Refuses the next requests to an operation, `times` of them (1), with this HTTP status.',
    schema: REFUSAL,
    run: ({ scope: world, body }: LabCall<Omit<PlannedRefusal, 'times'> & { times?: number }>) => {
      const { operation, times = 1 } = body;
      if (!operations.includes(operation)) {
        const known = meant(operation, operations).join(', ');
        throw new Problem(400, `There is no operation ${operation.slice(0, LONGEST_SHOWN)}; there is ${known}.`);
      }
      world.refusals.plan({ ...body, times });
      return { status: 201, body: { ...body, times } };
    },
  },
  {
    id: 'lab.refusals.read',
    method: 'GET',
    path: '/worlds/:world/refusals',
    summary: 'Lists the refusals that are left.',
    run: ({ scope: world }) => ({ status: 200, body: { refusals: world.refusals.left } }),
  },
];
