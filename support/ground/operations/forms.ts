import type { Node, OperationDocument } from './document.ts';
import type { Form, Schema } from './operation.ts';

/** What an answer without a body is. */
const NOTHING: Schema = { const: '' };

const isDocumented = (schema: Node): boolean => schema['x-standing'] === 'documented';

/** The parts of a schema that have standings of their own: those of `allOf`, or the schema alone. */
function partsOf(document: OperationDocument, schema: unknown, place: string): unknown[] {
  const { allOf } = document.followed(schema, place);
  const parts = Array.isArray(allOf) ? allOf : [];
  const isSplit = parts.some((part) => isDocumented(document.followed(part, place)));
  return isSplit ? parts : [schema];
}

/** The form of a body, by who shows it: published unless the schema is marked as documented. */
export function formOf(document: OperationDocument, content: unknown, place: string): Form {
  const [media] = document.entriesOf(content, place);
  if (media === undefined) return { published: NOTHING };
  const [type, { schema }] = media;
  const isText = type === 'text/plain';
  if (schema === undefined) return { isText };
  return Object.assign(
    { isText },
    ...partsOf(document, schema, place).map((part) => {
      const standing = isDocumented(document.followed(part, place)) ? 'documented' : 'published';
      return { [standing]: document.schema(part, place) };
    }),
  );
}

/** The names of the documented members in a body, at whatever depth. */
export function membersOf(document: OperationDocument, content: unknown, place: string): string[] {
  const names = new Set<string>();
  const walk = (value: unknown, inherited: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    const schema = document.followed(value, place);
    const shown = inherited || isDocumented(schema) || isDocumented(value as Node);
    const { properties = {}, items, allOf = [], anyOf = [], additionalProperties } = schema;
    for (const [name, each] of Object.entries(properties as Node)) {
      if (shown || isDocumented((each ?? {}) as Node)) names.add(name);
      walk(each, shown);
    }
    for (const each of [items, additionalProperties, allOf, anyOf].flat()) walk(each, shown);
  };
  for (const [, { schema }] of document.entriesOf(content, place)) walk(schema, false);
  return [...names];
}
