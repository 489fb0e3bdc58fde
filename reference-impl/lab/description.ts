import type { LabOperation } from './lab-caller.ts';

const templated = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

const parametersOf = (path: string): object[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function describe({ id, path, summary, schema, answer, answerType }: LabOperation): object {
  return {
    operationId: id,
    summary: summary ?? id,
    parameters: parametersOf(path),
    ...(schema ? { requestBody: { required: true, content: { 'application/json': { schema } } } } : {}),
    responses: {
      '2XX': {
        description: 'Done.',
        ...(answer ? { content: { [answerType ?? 'application/json']: { schema: answer } } } : {}),
      },
      '4XX': { description: 'Refused; the message says why.' },
    },
  };
}

/** The lab as OpenAPI 3.1, made from its own table so that the two cannot differ. */
export function describeLab(operations: readonly LabOperation[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const path = templated(operation.path);
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plumbline lab',
      version: '1.0.0',
      description: "The operator's control interface of a platform under test.",
    },
    paths,
  };
}
