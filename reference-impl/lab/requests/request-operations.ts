import type { Logged, RequestLog } from '../../http/request-log.ts';
import { Problem } from '../../kernel/problem.ts';
import { isoOf } from '../../kernel/time.ts';
import type { World } from '../../worlds/registry.ts';
import { type LabCall, type LabOperation, verb } from '../lab-operation.ts';

/** How much of a request target a row shows. */
const PREVIEW = 300;

/** Gives the requests of a world, and those that nobody's credentials came with, since the last call; oldest first. */
export function requestFeed(world: World, log: RequestLog | undefined): (most: number) => object[] {
  let next = log?.first ?? 0;
  return (most) => {
    const rows: object[] = [];
    for (const each of log?.from(next, Number.POSITIVE_INFINITY) ?? []) {
      if (rows.length === most) break;
      next = each.number + 1;
      if (each.world !== undefined && each.world !== world.id) continue;
      const { number, at, interface: name, operation, method, target, status, who, why } = each;
      rows.push({
        number,
        at,
        operation: operation ?? null,
        interface: name,
        method,
        target: target.slice(0, PREVIEW),
        status,
        who: who ?? null,
        why: why[0] ?? null,
      });
    }
    return rows;
  };
}

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

/** The request that a call names. Throws a Problem where it is not remembered for the world. */
export function requestOf(call: LabCall): Logged {
  const { number = '' } = call.params;
  const logged = /^\d{1,15}$/.test(number) ? logOf(call).at(Number(number)) : undefined;
  if (logged && (logged.world === undefined || logged.world === call.scope.id)) return logged;
  throw new Problem(404, `The request ${number} is not remembered for this world.`);
}

/** What came in at the interfaces, and what was answered. */
export const requestOperations: readonly LabOperation[] = [
  {
    ...verb('lab.requests', 'GET', '/worlds/:world/requests'),
    summary:
      'Lists the latest requests of a world and those whose caller was not recognised, oldest first, with their answers.',
    run: (call) => {
      const all = logOf(call).from(0, Number.POSITIVE_INFINITY);
      const requests = all.filter(({ world }) => world === undefined || world === call.scope.id).map(shown);
      return { status: 200, body: { requests } };
    },
  },
  {
    ...verb('lab.request', 'GET', '/worlds/:world/requests/:number'),
    summary: 'Shows a request and its answer; after a 401, why its caller was not recognised.',
    run: (call) => ({ status: 200, body: shown(requestOf(call)) }),
  },
];
