/** The JSON Schema of an object that has the first members, may have the others, and has no more. */
export function objectOf(required: Readonly<Record<string, object>>, optional: Readonly<Record<string, object>> = {}) {
  const names = Object.keys(required);
  return {
    type: 'object',
    additionalProperties: false,
    ...(names.length > 0 ? { required: names } : {}),
    properties: { ...required, ...optional },
  };
}
