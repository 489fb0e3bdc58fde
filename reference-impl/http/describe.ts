import type { Operation, Scheme } from './operation.ts';

const SCHEMES: Readonly<Record<Scheme, object>> = {
  basic: { type: 'http', scheme: 'basic' },
  bearer: { type: 'http', scheme: 'bearer' },
  hmac: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      'hmac username="…", algorithm="…", headers="…", signature="…", over the request line and the named headers.',
  },
};

const MEDIA_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' };

/** A parameter of a path, or two colons that stand for one. */
const PARTS = /::|:(\w+)/g;

function describe(operation: Operation<never, never>): object {
  const { id, path, summary, takes = 'json', schema, query = {}, answer, answerType = MEDIA_TYPES.json } = operation;
  return {
    operationId: id,
    summary: summary ?? id,
    parameters: [
      ...[...path.matchAll(PARTS)]
        .flatMap(([, name]) => name ?? [])
        .map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema })),
    ],
    ...(schema ? { requestBody: { required: true, content: { [MEDIA_TYPES[takes]]: { schema } } } } : {}),
    responses: {
      '2XX': { description: 'Done.', ...(answer ? { content: { [answerType]: { schema: answer } } } : {}) },
      '4XX': { description: 'Refused; the answer says why.' },
    },
  };
}

/** An interface as OpenAPI 3.1, made from its own table. Each place of an operation has an id: `subprojects.read.2`. */
export function describeInterface(
  about: { readonly title: string; readonly description: string; readonly schemes?: readonly Scheme[] },
  operations: readonly Operation<never, never>[],
): object {
  const { title, description, schemes = [] } = about;
  const paths: Record<string, Record<string, object>> = {};
  const places = new Map<string, number>();
  for (const operation of operations) {
    const place = (places.get(operation.id) ?? 0) + 1;
    places.set(operation.id, place);
    const path = operation.path.replace(PARTS, (_, name?: string) => (name === undefined ? ':' : `{${name}}`));
    const operationId = place === 1 ? operation.id : `${operation.id}.${place}`;
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe({ ...operation, id: operationId }) };
  }
  const securitySchemes = Object.fromEntries(schemes.map((scheme) => [scheme, SCHEMES[scheme]]));
  return {
    openapi: '3.1.0',
    info: { title: `Plumbline ${title}`, version: '1.0.0', description },
    paths,
    ...(schemes.length > 0
      ? { components: { securitySchemes }, security: schemes.map((scheme) => ({ [scheme]: [] })) }
      : {}),
  };
}
