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
import { alsoOverTls, makeWay } from './connections.ts';
import { describeInterface } from './describe.ts';
import { dispatch, type Surroundings, write } from './dispatch.ts';
import { NO_BODY, readPayload, refuseBytes, refuseOddities } from './incoming.ts';
import type { AnyInterface, Interface, WireRequest } from './operation.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY'] as const;

const DESCRIBED_AT = '/openapi.json';

const DESCRIPTION =
  'Made from the table of operations that this server runs: paths, and the bodies that it takes. Parameters of lists and the forms of answers are in features/operations.';

const EXPLAINED: Readonly<Record<number, string>> = {
  400: 'The request target cannot be read.',
  414: 'A part of the path is too long.',
};

const wireRequestOf = ({ raw, headers, params, query }: FastifyRequest, body: Buffer): WireRequest => ({
  method: raw.method ?? 'GET',
  target: raw.url ?? '/',
  headers,
  body,
  params: params as Record<string, string>,
  query: query as Record<string, string>,
  connection: raw.socket,
});

type Answer = (request: WireRequest, response: ServerResponse) => void;

const refusal =
  (of: AnyInterface, problem: Problem, around: Surroundings): Answer =>
  (request, response) => {
    const reply = of.render(problem, request);
    if (!of.faithful) around.heard?.({ interface: of.name, request, reply });
    write(response, reply);
  };

/** A Fastify handler for whole requests; a body that cannot be read is refused. Fastify reads none by itself. */
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

function methodsByPath({ operations, described }: AnyInterface): ReadonlyMap<string, string[]> {
  const methods = new Map<string, string[]>(described ? [[DESCRIBED_AT, ['GET']]] : []);
  for (const { path, method } of operations) methods.set(path, [...(methods.get(path) ?? []), method]);
  return methods;
}

/** An application with limits of its own, for all methods; it answers any error on the way to an operation. */
/** We check requests ourselves, so nothing is loaded that compiles schemas. */
const noCompiler = () => () => () => true;
const WITHOUT_SCHEMAS = { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } } as never;

function plainApp(of: AnyInterface, around: Surroundings): FastifyInstance {
  const app = fastify({
    requestTimeout: LONGEST_ARRIVAL,
    keepAliveTimeout: LONGEST_IDLENESS,
    http: { maxHeaderSize: LARGEST_HEADER, connectionsCheckingInterval: INSPECTION },
    clientErrorHandler: refuseBytes(of),
    exposeHeadRoutes: false,
    schemaController: WITHOUT_SCHEMAS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: ({ statusCode = 400 }, request, reply) => {
      const problem = new Problem(statusCode, EXPLAINED[statusCode] ?? 'Bad Request');
      write(reply.hijack().raw, of.render(problem, { target: request.raw.url ?? '' }));
    },
  });
  for (const method of METHODS) app.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) around.crashed(error, 'http');
    const problem = new Problem(status, EXPLAINED[status] ?? 'Bad Request');
    refusal(of, problem, around)(wireRequestOf(request, NO_BODY), reply.hijack().raw);
  });
  return app;
}

/** Answers what no operation takes: 405 on a known path, 404 elsewhere. */
async function refusing(of: AnyInterface, around: Surroundings): Promise<FastifyInstance['routing']> {
  const app = plainApp(of, around);
  const methods = methodsByPath(of);
  for (const path of methods.keys()) refuseOtherMethods(app, of, path, around, methods);
  app.setNotFoundHandler(
    answering(of, around, LARGEST_BODY, (request, response) => {
      const meant = around.findAddress?.(of.name, request);
      const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
      refusal(of, new Problem(404, `Resource not found.${hint}`), around)(request, response);
    }),
  );
  await app.ready();
  return app.routing;
}

function refuseOtherMethods(
  app: FastifyInstance,
  of: AnyInterface,
  url: string,
  around: Surroundings,
  methods: ReadonlyMap<string, readonly string[]>,
): void {
  const allowed = methods.get(url) ?? [];
  const allow = allowed.join(', ');
  const problem = new Problem(405, `This path supports ${allow} only.`, [], { allow });
  const method = METHODS.filter((each) => !allowed.includes(each));
  app.route({ method, url, handler: answering(of, around, LARGEST_BODY, refusal(of, problem, around)) });
}

/** Whether a path such as `/a/b` is also one of a pattern such as `/a/:id`. */
function isAlso(path: string, pattern: string): boolean {
  const [parts, wanted] = [path.split('/'), pattern.split('/')];
  return (
    path !== pattern &&
    parts.length === wanted.length &&
    wanted.every((each, i) => each[0] === ':' || each === parts[i])
  );
}

/** Builds the server of one interface from its table of operations. It answers 4xx to anything it does not know. */
export function serverOf<Caller>(of: Interface<Caller>, around: Surroundings): FastifyInstance {
  const app = plainApp(of, around);
  const largest = Math.max(...of.operations.map(({ largestBody = LARGEST_BODY }) => largestBody));
  refuseOddities(app.server, of, largest);
  if (around.tls) {
    const endWaiting = alsoOverTls(app.server, around.tls);
    app.addHook('preClose', async () => endWaiting());
  }
  makeWay(app.server);
  for (const operation of of.operations) {
    const { method, path: url, largestBody: most = LARGEST_BODY } = operation;
    app.route({ method, url, handler: answering(of, around, most, dispatch(of, operation, around)) });
  }
  // Serves the description of an interface to all who ask, with or without credentials.
  if (of.described) {
    const { title, schemes } = of.described;
    const body = describeInterface({ title, schemes, description: DESCRIPTION }, of.operations);
    const answer: Answer = (_request, response) => write(response, { status: 200, body });
    app.get(DESCRIBED_AT, answering(of, around, LARGEST_BODY, answer));
  }
  // Hands what no operation takes to an application that is made when it is first needed: few clients ever do.
  const methods = methodsByPath(of);
  for (const path of methods.keys())
    if ([...methods.keys()].some((other) => isAlso(path, other))) refuseOtherMethods(app, of, path, around, methods);
  let refuse: ReturnType<typeof refusing> | undefined;
  app.setNotFoundHandler(async (request, reply) => {
    const response = reply.hijack().raw;
    refuse ??= refusing(of, around);
    (await refuse)(request.raw, response);
  });
  return app;
}
