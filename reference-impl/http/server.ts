import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Problem } from '../kernel/problem.ts';
import {
  INSPECTION,
  LARGEST_BODY,
  LARGEST_HEADER,
  LONGEST_ARRIVAL,
  LONGEST_IDLENESS,
  LONGEST_PARAMETER,
} from './bounds.ts';
import { CLOSING, refuseBytes, refuseOddities } from './broken-http.ts';
import { dispatch, type Surroundings, wireRequestOf, write } from './dispatch.ts';
import type { Interface, PlacedOperation } from './operation.ts';
import { readPayload, TooMuch } from './read-payload.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'] as const;

// biome-ignore lint/suspicious/noExplicitAny: the callers of the interfaces differ
type AnyInterface = Interface<any>;

const EXPLAINED: Readonly<Record<number, string>> = {
  400: 'The request target cannot be read.',
  413: 'The request body is too large.',
  414: 'A part of the path is too long.',
  415: 'The media type of the request body is not supported.',
};

/** Refuses a request that reached no operation. */
function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  of: AnyInterface,
  problem: Problem,
  around: Surroundings,
): void {
  const wire = wireRequestOf(request);
  const refusal = of.render(problem, wire);
  if (!of.faithful) around.heard?.({ interface: of.name, request: wire, reply: refusal });
  write(reply, refusal);
}

/** A Fastify application with limits; what it cannot read is refused in the interface's shape. */
const boundedApp = <Caller>(of: Interface<Caller>): FastifyInstance =>
  fastify({
    bodyLimit: LARGEST_BODY,
    requestTimeout: LONGEST_ARRIVAL,
    keepAliveTimeout: LONGEST_IDLENESS,
    http: { maxHeaderSize: LARGEST_HEADER, connectionsCheckingInterval: INSPECTION },
    clientErrorHandler: refuseBytes(of),
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: ({ statusCode = 400 }, request, reply) => {
      const problem = new Problem(statusCode, EXPLAINED[statusCode] ?? 'Bad Request');
      write(reply as never, of.render(problem, { target: request.raw.url ?? '' }));
    },
  });

/** Routes the operations of one path, and refuses every other method there with 405. */
function routePath<Caller>(
  app: FastifyInstance,
  of: Interface<Caller>,
  operations: readonly PlacedOperation<Caller>[],
  around: Surroundings,
): void {
  const url = operations[0]?.path ?? '/';
  for (const operation of operations) {
    const { method, largestBody: bodyLimit = LARGEST_BODY } = operation;
    app.route({ method, url, bodyLimit, handler: dispatch(of, operation, around) });
  }
  const allowed = operations.map((operation) => operation.method as string);
  const allow = allowed.join(', ');
  app.route({
    method: METHODS.filter((method) => !allowed.includes(method)),
    url,
    handler: (request, reply) => {
      const problem = new Problem(405, `This path supports ${allow} only.`, [], { allow });
      refuse(request, reply, of, problem, around);
      return reply;
    },
  });
}

/** Refuses unknown paths with 404, and answers any other error on the way to an operation. */
function refuseTheRest<Caller>(app: FastifyInstance, of: Interface<Caller>, around: Surroundings): void {
  app.setNotFoundHandler((request, reply) => {
    refuse(request, reply, of, new Problem(404, 'Resource not found.'), around);
  });
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) around.crashed(error, 'http');
    const headers = error instanceof TooMuch && error.isFlood ? CLOSING : {};
    const problem = new Problem(status, EXPLAINED[status] ?? 'Bad Request', [], headers);
    refuse(request, reply, of, problem, around);
  });
}

/** Builds the server of one interface from its table of operations. It answers 4xx to anything it does not know. */
export function serverOf<Caller>(of: Interface<Caller>, around: Surroundings): FastifyInstance {
  const app = boundedApp(of);
  const largest = Math.max(...of.operations.map(({ largestBody = LARGEST_BODY }) => largestBody));
  refuseOddities(app.server, of, largest);
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request, payload, done) => readPayload(payload, request.routeOptions.bodyLimit, done));
  for (const url of new Set(of.operations.map(({ path }) => path))) {
    const operations = of.operations.filter(({ path }) => path === url);
    routePath(app, of, operations, around);
  }
  refuseTheRest(app, of, around);
  return app;
}
