import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Behaviour } from '../faults/behaviour.ts';
import { Problem } from '../kernel/problem.ts';
import { readBody } from './body.ts';
import type { Call, Interface, Operation, Reply, WireRequest } from './operation.ts';

const NO_BODY = Buffer.alloc(0);

/** What the dispatcher needs to know of the platform around it. */
export interface Surroundings {
  /** How requests behave that no world can be found for. */
  readonly behaviour: () => Behaviour;
  /** Told of every reply with a status of 500: the platform has a defect. */
  readonly crashed: (error: unknown, operation: string) => void;
}

export function wireRequestOf(request: FastifyRequest): WireRequest {
  return {
    method: request.method,
    target: request.raw.url ?? request.url,
    headers: request.headers,
    body: Buffer.isBuffer(request.body) ? request.body : NO_BODY,
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string>,
  };
}

/** Writes a reply: JSON unless it says otherwise. */
export function write(reply: FastifyReply, { status, body, text, type, headers }: Reply): void {
  reply.code(status);
  if (headers) reply.headers(headers);
  if (body !== undefined) reply.header('content-type', type ?? 'application/json').send(JSON.stringify(body));
  else if (text !== undefined) reply.header('content-type', type ?? 'text/plain').send(text);
  else reply.send();
}

/** The reply of a thrown Problem in the interface's own shape; anything else is a defect and becomes a 500. */
function refusal<Caller>(
  of: Interface<Caller>,
  error: unknown,
  request: WireRequest,
  crashed: () => void,
): Reply {
  if (error instanceof Problem) return of.render(error, request);
  crashed();
  return of.render(new Problem(500, 'The platform failed; its log names the cause.'), request);
}

/**
 * One operation as a Fastify handler: authenticate → admit → recall → parse and validate → run → distort → reply.
 * Waits only when the operation does.
 */
export function dispatch<Caller>(of: Interface<Caller>, operation: Operation<Caller>, around: Surroundings) {
  return (incoming: FastifyRequest, outgoing: FastifyReply): FastifyReply => {
    const request = wireRequestOf(incoming);
    let behaviour = around.behaviour();
    let call: Call<Caller> | undefined;
    const finish = (reply: Reply): void => {
      if (call) operation.remember?.(call, reply);
      const distort = of.faithful ? undefined : behaviour.reply;
      write(outgoing, distort ? distort(reply, { operation: operation.id, request, call }) : reply);
    };
    const refuse = (error: unknown): void =>
      finish(refusal(of, error, request, () => around.crashed(error, operation.id)));
    try {
      const identity = of.authenticate(request);
      behaviour = identity.world.behaviour;
      const admitted = {
        ...identity,
        request,
        params: request.params,
        query: request.query,
        body: undefined,
      };
      operation.admit?.(admitted);
      const proceed = (recalled: Reply | undefined): Reply | Promise<Reply> => {
        if (recalled) return recalled;
        call = admitted;
        return operation.run({ ...admitted, body: readBody(operation, request) });
      };
      const recalled = operation.recall?.(admitted);
      const answer = recalled instanceof Promise ? recalled.then(proceed) : proceed(recalled);
      if (answer instanceof Promise) answer.then(finish, refuse);
      else finish(answer);
    } catch (error) {
      refuse(error);
    }
    return outgoing;
  };
}
