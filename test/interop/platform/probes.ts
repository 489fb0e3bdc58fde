// biome-ignore lint/suspicious/noExplicitAny: JSON Schemas are read as they come
type Any = any;

/** A request that something is wrong with, or whose answer is a refusal for another reason. */
export interface Probe {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly type?: string;
}

const LONG = 'x'.repeat(6000);

/** Values that a member with this schema should not have. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  string: ['', 7, LONG, ' '],
  integer: [-1, 1.5, 'x', 1e12],
  number: [-1, 'x'],
  boolean: ['x'],
  array: ['x', [], [7], Array(1001).fill('x'), ['a', 'a']],
  object: ['x', {}, { x: 7 }, { '': '', [LONG]: LONG }],
};

const typeOf = ({ type, properties, items }: Any): string =>
  [type].flat()[0] ?? (properties ? 'object' : items ? 'array' : 'string');

/** Something that fits a schema, as far as the schema says. */
function fitting(schema: Any = {}): unknown {
  const [first] = schema.enum ?? [schema.const];
  if (first !== undefined) return first;
  const kind = typeOf(schema);
  if (kind === 'object')
    return Object.fromEntries(
      Object.entries<Any>(schema.properties ?? {}).map(([name, each]) => [name, fitting(each)]),
    );
  if (kind === 'array') return [fitting(schema.items)];
  if (kind === 'integer' || kind === 'number') return schema.minimum ?? 1;
  return kind === 'boolean' ? true : '+46700000001';
}

/** Bodies that have one thing wrong each: a member that is missing, or one with a wrong value. */
function wrongOnes(schema: Any, depth = 0): unknown[] {
  const kind = typeOf(schema);
  const wrong = [...(WRONG[kind] ?? []), null];
  if (depth > 3) return wrong;
  if (kind === 'array') return [...wrong, ...wrongOnes(schema.items ?? {}, depth + 1).map((each) => [each])];
  if (kind !== 'object') return wrong;
  const whole = fitting(schema) as Record<string, unknown>;
  const members = Object.entries<Any>(schema.properties ?? {}).flatMap(([name, each]) => {
    const { [name]: _out, ...rest } = whole;
    return [rest, ...wrongOnes(each, depth + 1).map((value) => ({ ...whole, [name]: value }))];
  });
  return [...wrong, whole, { ...whole, x_unknown: 1 }, ...members];
}

const QUERIES = ['', 'x', '0', '1001', '2024-13-01'];

/** What can be wrong with the requests of an operation that describes itself; `ids` fills its path. */
export function probesOf(method: string, path: string, described: Any, ids: Readonly<Record<string, string>>): Probe[] {
  const at = path.replace(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? 'unheard-of');
  const content = described.requestBody?.content ?? {};
  const [type] = Object.keys(content);
  const queries = (described.parameters ?? []).filter((each: Any) => each.in === 'query');
  const asked = queries.flatMap(({ name }: Any) => [
    ...QUERIES.map((value) => `${at}?${name}=${value}`),
    `${at}?${name}=a&${name}=b`,
  ]);
  const plain = [at, ...asked].map((each) => ({ method, path: each }));
  if (type === undefined) return plain;
  const bodies = [...wrongOnes(content[type].schema)].map((each) =>
    type.includes('form') ? String(new URLSearchParams(each as never)) : JSON.stringify(each),
  );
  const unreadable = [
    { type, body: '{"a":' },
    { type, body: '' },
    { type: 'text/plain', body: 'x' },
  ];
  return [...plain, ...unreadable, ...new Set(bodies)].map((each) =>
    typeof each === 'string' ? { method, path: at, type, body: each } : { method, path: at, ...each },
  );
}
