import type { Reply } from '../../http/operation.ts';
import type { Logged, RequestLog } from '../../http/request-log.ts';
import { isoOf } from '../../kernel/instant.ts';
import { Problem } from '../../kernel/problem.ts';
import type { LabCall, LabOperation } from '../lab-caller.ts';

const shown = ({ at, who, world, operation, ...rest }: Logged): object => ({
  ...rest,
  at: isoOf(at),
  operation: operation ?? null,
  world: world ?? null,
  who: who ?? null,
});

function logOf({ caller: { log } }: LabCall): RequestLog {
  if (!log) throw new Problem(409, 'This platform remembers no requests; "plumbline serve" does.');
  return log;
}

function list(call: LabCall): Reply {
  const log = logOf(call);
  const { scope: world } = call;
  const all = log.from(0, Number.POSITIVE_INFINITY);
  const requests = all.filter((each) => each.world === undefined || each.world === world.id).map(shown);
  return { status: 200, body: { requests } };
}

function show(call: LabCall): Reply {
  const { number = '' } = call.params;
  const logged = /^\d+$/.test(number) ? logOf(call).at(Number(number)) : undefined;
  if (!logged || (logged.world !== undefined && logged.world !== call.scope.id))
    throw new Problem(404, `The request ${number} is not remembered for this world.`);
  return { status: 200, body: shown(logged) };
}

/** What came in at the interfaces, and what was answered. */
export const requestOperations: readonly LabOperation[] = [
  {
    id: 'lab.requests',
    method: 'GET',
    path: '/worlds/:world/requests',
    summary:
      'Lists the latest requests of a world and those whose caller was not recognised, oldest first, with their answers.',
    run: list,
  },
  {
    id: 'lab.request',
    method: 'GET',
    path: '/worlds/:world/requests/:number',
    summary: 'Shows a request and its answer; after a 401, why its caller was not recognised.',
    run: show,
  },
];
