export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a JSON text; undefined when it is not JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The JSON Schema of an object with these members; it may have others. */
export const objectOf = <Required extends object, Optional extends object>(
  required: Required,
  optional: Optional = {} as Optional,
) => ({ type: 'object', required: Object.keys(required), properties: { ...required, ...optional } });
