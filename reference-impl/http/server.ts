import type { ServerResponse } from 'node:http';
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
import { refuseBytes, refuseOddities } from './broken-http.ts';
import { describeInterface } from './describe.ts';
import { dispatch, type Surroundings } from './dispatch.ts';
import type { AnyInterface, Interface, PlacedOperation, WireRequest } from './operation.ts';
import { NO_BODY, readPayload } from './read-payload.ts';
import { write } from './write.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'] as const;

/** Where each interface describes itself. */
const DESCRIBED_AT = '/openapi.json';

const DESCRIPTION =
  'Made from the table of operations that this server runs: paths, and the bodies that it takes. Parameters of lists and the forms of answers are in features/operations.';

const EXPLAINED: Readonly<Record<number, string>> = {
  400: 'The request target cannot be read.',
  414: 'A part of the path is too long.',
};

/** A request without the server that read it. */
const wireRequestOf = ({ raw, headers, params, query }: FastifyRequest, body: Buffer): WireRequest => ({
  method: raw.method ?? 'GET',
  target: raw.url ?? '/',
  headers,
  body,
  params: params as Record<string, string>,
  query: query as Record<string, string>,
  connection: raw.socket,
});

/** Answers a request and ends the response. */
type Answer = (request: WireRequest, response: ServerResponse) => void;

/** Refuses a request that reached no operation. */
const refusal =
  (of: AnyInterface, problem: Problem, around: Surroundings): Answer =>
  (request, response) => {
    const reply = of.render(problem, request);
    if (!of.faithful) around.heard?.({ interface: of.name, request, reply });
    write(response, reply);
  };

/** A Fastify handler that has the whole request answered; a body that cannot be read is refused. Fastify reads no body by itself. */
function answering(of: AnyInterface, around: Surroundings, most: number, answer: Answer) {
  return (incoming: FastifyRequest, outgoing: FastifyReply): void => {
    const { raw } = outgoing.hijack();
    readPayload(incoming.raw, most, (problem, body) => {
      const request = wireRequestOf(incoming, body);
      try {
        if (problem) refusal(of, problem, around)(request, raw);
        else answer(request, raw);
      } catch (defect) {
        around.crashed(defect, 'http');
        raw.destroy();
      }
    });
  };
}

/** A Fastify application with limits; what it cannot read is refused in the interface's shape. */
const boundedApp = <Caller>(of: Interface<Caller>): FastifyInstance =>
  fastify({
    requestTimeout: LONGEST_ARRIVAL,
    keepAliveTimeout: LONGEST_IDLENESS,
    http: { maxHeaderSize: LARGEST_HEADER, connectionsCheckingInterval: INSPECTION },
    clientErrorHandler: refuseBytes(of),
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: ({ statusCode = 400 }, request, reply) => {
      const problem = new Problem(statusCode, EXPLAINED[statusCode] ?? 'Bad Request');
      write(reply.hijack().raw, of.render(problem, { target: request.raw.url ?? '' }));
    },
  });

/** Serves the description of an interface to all who ask, with or without credentials. */
function serveDescription(app: FastifyInstance, of: AnyInterface, around: Surroundings): void {
  if (!of.described) return;
  const { title, schemes } = of.described;
  const body = describeInterface({ title, schemes, description: DESCRIPTION }, of.operations);
  const answer: Answer = (_request, response) => write(response, { status: 200, body });
  app.get(DESCRIBED_AT, answering(of, around, LARGEST_BODY, answer));
  refuseOtherMethods(app, of, DESCRIBED_AT, ['GET'], around);
}

/** Routes the operations of one path, and refuses every other method there with 405. */
function routePath<Caller>(
  app: FastifyInstance,
  of: Interface<Caller>,
  operations: readonly PlacedOperation<Caller>[],
  around: Surroundings,
): void {
  const url = operations[0]?.path ?? '/';
  for (const operation of operations) {
    const { method, largestBody = LARGEST_BODY } = operation;
    app.route({ method, url, handler: answering(of, around, largestBody, dispatch(of, operation, around)) });
  }
  refuseOtherMethods(
    app,
    of,
    url,
    operations.map((operation) => operation.method),
    around,
  );
}

/** Refuses the methods that a path does not support with 405. */
function refuseOtherMethods(
  app: FastifyInstance,
  of: AnyInterface,
  url: string,
  allowed: readonly string[],
  around: Surroundings,
): void {
  const allow = allowed.join(', ');
  const problem = new Problem(405, `This path supports ${allow} only.`, [], { allow });
  app.route({
    method: METHODS.filter((method) => !allowed.includes(method)),
    url,
    handler: answering(of, around, LARGEST_BODY, refusal(of, problem, around)),
  });
}

/** Refuses unknown paths with 404, and answers any error on the way to an operation. */
function refuseTheRest<Caller>(app: FastifyInstance, of: Interface<Caller>, around: Surroundings): void {
  const unknown = refusal(of, new Problem(404, 'Resource not found.'), around);
  app.setNotFoundHandler(answering(of, around, LARGEST_BODY, unknown));
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) around.crashed(error, 'http');
    const problem = new Problem(status, EXPLAINED[status] ?? 'Bad Request');
    refusal(of, problem, around)(wireRequestOf(request, NO_BODY), reply.hijack().raw);
  });
}

/** Builds the server of one interface from its table of operations. It answers 4xx to anything it does not know. */
export function serverOf<Caller>(of: Interface<Caller>, around: Surroundings): FastifyInstance {
  const app = boundedApp(of);
  const largest = Math.max(...of.operations.map(({ largestBody = LARGEST_BODY }) => largestBody));
  refuseOddities(app.server, of, largest);
  for (const method of METHODS) app.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  for (const url of new Set(of.operations.map(({ path }) => path))) {
    const operations = of.operations.filter(({ path }) => path === url);
    routePath(app, of, operations, around);
  }
  serveDescription(app, of, around);
  refuseTheRest(app, of, around);
  return app;
}
