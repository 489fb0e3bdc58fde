import { parseSync } from 'oxc-parser';

/** A regular expression as written in a source file. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function* nodesIn(value: unknown): Generator<Node> {
  if (!isNode(value)) return;
  yield value;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

/** The text behind `pattern:` in a schema, which ajv makes a regular expression of. */
function schemaPattern({ type, key, value }: Node): Pattern[] {
  if (type !== 'Property' || !isNode(key) || key.name !== 'pattern') return [];
  return isNode(value) && typeof value.value === 'string' ? [{ source: value.value, flags: 'u' }] : [];
}

function literal({ regex }: Node): Pattern[] {
  const { pattern, flags } = (regex ?? {}) as Record<string, string>;
  return pattern === undefined ? [] : [{ source: pattern, flags: flags ?? '' }];
}

/** Every regular expression that is written out in a TypeScript text: literals, and patterns of schemas. */
export const patternsIn = (text: string): Pattern[] =>
  [...nodesIn(parseSync('text.ts', text).program)].flatMap((node) => [...literal(node), ...schemaPattern(node)]);
