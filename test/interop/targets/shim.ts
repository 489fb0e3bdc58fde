import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { mappingDecisions } from '../../../reference-impl/conversation-mapping/mapping.ts';
import { queriesOf } from '../../../reference-impl/conversation-mapping/send.ts';
import { Problem } from '../../../reference-impl/kernel/problem.ts';
import { listening } from '../../wire/listening.ts';

type Call = Readonly<Record<string, unknown>>;

/** What a shim does with the calls that it is about to hand on; a good one leaves them alone. */
export type Habit = (calls: readonly Call[]) => readonly Call[];

/** Starts a platform that offers the standalone API alone, and hands everything on to the conversation service `downstream`. */
export async function startShim(downstream: string, habit: Habit = (calls) => calls) {
  const handOn = async (path: string, calls: readonly Call[]): Promise<void> => {
    const headers = { 'content-type': 'application/json', authorization: 'Basic c2hpbTpzZWNyZXQ=' };
    for (const call of habit(calls)) {
      const { ok, status } = await fetch(`${downstream}/v1/projects/p/${path}`, {
        ...{ method: 'POST', headers, body: JSON.stringify(call) },
      });
      if (!ok) throw new Problem(502, `the conversation service answered ${status}`);
    }
  };
  const { sendsOf, messageTypes } = mappingDecisions;
  const answer = async (path: string, body: Call): Promise<[number, object]> => {
    if (path.endsWith('/messages')) {
      await handOn('messages:send', sendsOf(messageTypes, body, 'the-app') as readonly Call[]);
      return [201, {}];
    }
    if (!path.endsWith('/capability')) return [404, {}];
    await handOn('capability:query', queriesOf(body, 'the-app') as readonly Call[]);
    return [200, {}];
  };
  const server = createServer(async (request, response) => {
    if (!request.headers.authorization) return void response.writeHead(401).end('{}');
    const asked = JSON.parse((await text(request)) || '{}') as Call;
    const [status, body] = await answer(request.url ?? '', asked).catch((error: Problem): [number, object] => [
      error.status ?? 500,
      { message: error.message },
    ]);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  return { url: await listening(server), close: () => void server.close().closeAllConnections() };
}
