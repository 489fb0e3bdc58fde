type Schema = Readonly<Record<string, unknown>>;

const COUNTS = ['maxItems', 'maxProperties'];
const INNER = ['items', 'additionalProperties'];

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesWith = <Value>(pairs: ReadonlyArray<readonly [string, Value | undefined]>): Schema | undefined => {
  const found = pairs.filter(([, value]) => value !== undefined);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
};

/**
 * The part of a JSON Schema that limits items and members; undefined if there is none. Keywords for
 * one type accept values of every other, so that it refuses nothing that the whole schema accepts.
 */
export function lengthsIn(schema: unknown): Schema | undefined {
  if (!isSchema(schema)) return undefined;
  const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
  return entriesWith([
    ...COUNTS.map((word) => [word, schema[word]] as const),
    ...INNER.map((word) => [word, lengthsIn(schema[word])] as const),
    ['properties', entriesWith(properties.map(([name, inner]) => [name, lengthsIn(inner)]))],
  ]);
}
