import { BEGINNING, type Logged, type RequestLog } from '../../http/request-log.ts';
import { jsonIn } from '../../kernel/json.ts';
import { Problem } from '../../kernel/problem.ts';
import { isoOf } from '../../kernel/time.ts';
import type { KeyedAccount } from '../../worlds/parts.ts';
import type { World } from '../../worlds/registry.ts';
import type { LabPlace } from '../caller-checks.ts';
import { accountNamed, type LabCall, type LabOperation, objectOf, verb } from '../lab-operation.ts';

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
      const { number, at, operation = null, interface: name, method, status, who = null } = each;
      const target = each.target.slice(0, PREVIEW);
      const [why = null] = each.why;
      rows.push({ number, at, operation, interface: name, method, target, status, who, why });
    }
    return rows;
  };
}

function shown(logged: Logged): object {
  const { at, operation = null, world = null, who = null, ...rest } = logged;
  return { ...rest, at: isoOf(at), operation, world, who };
}

function logOf({ caller: { log } }: LabCall): RequestLog {
  if (!log) throw new Problem(409, 'This platform remembers no requests; "plumbline serve" does.');
  return log;
}

/** The request that a call names. Throws a Problem where it is not remembered for the world. */
function requestOf(call: LabCall): Logged {
  const { number = '' } = call.params;
  const logged = /^\d{1,15}$/.test(number) ? logOf(call).at(Number(number)) : undefined;
  if (logged && (logged.world === undefined || logged.world === call.scope.id)) return logged;
  throw new Problem(404, `The request ${number} is not remembered for this world.`);
}

/** Headers that belong to the connection, or follow from the request. */
const LEFT_OUT = ['host', 'connection', 'content-length', 'transfer-encoding', 'expect', 'upgrade', 'keep-alive'];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** What came in at the interfaces, and what was answered. */
export const requestOperations = (place: LabPlace): readonly LabOperation[] => [
  verb('lab.requests', 'GET', '/worlds/:world/requests', {
    summary:
      'Lists the latest requests of a world and those whose caller was not recognised, oldest first, with their answers.',
    run: (call) => {
      const all = logOf(call).from(0, Number.POSITIVE_INFINITY);
      const requests = all.filter(({ world }) => world === undefined || world === call.scope.id).map(shown);
      return { status: 200, body: { requests } };
    },
  }),
  verb('lab.request', 'GET', '/worlds/:world/requests/:number', {
    summary: 'Shows a request and its answer; after a 401, why its caller was not recognised.',
    run: (call) => ({ status: 200, body: shown(requestOf(call)) }),
  }),
  // Sending again by hand, for people who look for a mistake.
  verb('lab.request.repeat', 'POST', '/worlds/:world/requests/:number/repeat', {
    summary: 'Sends a request once more, as it came; returns status and body of the answer.',
    run: async (call) => {
      const logged = requestOf(call);
      const method = METHODS.find((each) => each === logged.method);
      if (!place.ask || !method)
        throw new Problem(409, `A request with the method ${logged.method} cannot be sent again.`);
      if (Buffer.byteLength(logged.body) >= BEGINNING)
        throw new Problem(409, 'Only the beginning of its body is remembered, so that it cannot be sent again.');
      const headers = Object.fromEntries(
        Object.entries(logged.headers)
          .filter(([name]) => !LEFT_OUT.includes(name))
          .map(([name, value]) => [name, String(value)]),
      );
      const { target: url, body } = logged;
      const answer = await place.ask(logged.interface, { method, url, headers, body });
      return { status: 200, body: { status: answer.status, body: answer.body } };
    },
  }),
];

interface Composed {
  readonly account?: string;
  readonly message: object;
}

/** Sending by hand, for people who try the platform out. */
export const composeOperation = (place: LabPlace): LabOperation =>
  verb('lab.message.compose', 'POST', '/worlds/:world/messages', {
    summary: 'Submits a message as an account, the first one unless `account` names another; returns status and body.',
    schema: objectOf({ message: { type: 'object' }, 'account?': { type: 'string' } }),
    run: async ({ scope: world, body }: LabCall<Composed>) => {
      const all = [...world.accounts.values()];
      const from = body.account === undefined ? (all[0] as KeyedAccount) : accountNamed(world.accounts, body.account);
      if (!place.ask) throw new Problem(409, 'This lab has no messaging interface beside it.');
      const authorization = `Basic ${Buffer.from(`${from.key}:${from.secret}`).toString('base64')}`;
      const answer = await place.ask('messaging', {
        method: 'POST',
        url: '/v1/messages',
        headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ messages: [body.message] }),
      });
      const json = jsonIn(answer.body);
      return { status: 200, body: { status: answer.status, body: json === undefined ? answer.body : json } };
    },
  });
