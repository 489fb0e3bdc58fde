type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the schema of a member has something to say about null: it takes it, or is not about types. */
const takesNull = ({ type, enum: words }: Schema): boolean =>
  type === undefined && words === undefined
    ? true
    : [type, words].flat().some((each) => each === 'null' || each === null);

/**
 * A body without the members that are null: those count as absent, since many clients send null for what they leave out. A member
 * whose schema takes null keeps it, as do items of lists and objects with names of the client's own choice.
 */
export function withoutNulls(schema: Schema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutNulls(schema?.items as Schema | undefined, each));
  if (!isSchema(value) || schema?.additionalProperties !== undefined) return value;
  const kept = Object.entries(value).flatMap(([name, member]) => {
    const schemas = schema?.properties;
    const own = isSchema(schemas) && Object.hasOwn(schemas, name) ? (schemas[name] as Schema) : undefined;
    return member === null && !(own && takesNull(own)) ? [] : [[name, withoutNulls(own, member)] as const];
  });
  return Object.fromEntries(kept);
}
