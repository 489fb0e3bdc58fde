type Json = Record<string, unknown>;

/** A body with the member at a JSON pointer replaced, or left out when the value is undefined. */
export function alteredBody(body: string, pointer: string, value: unknown): string {
  if (pointer === '') return JSON.stringify(value);
  const whole = JSON.parse(body) as Json;
  const way = pointer.slice(1).split('/');
  const last = way.pop() as string;
  const place = way.reduce<Json>((at, name) => at[name] as Json, whole);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return JSON.stringify(whole);
}

/** The pointers of all members of a body, from the outermost in. */
export function pointersOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, inner]) => pointersOf(inner, `${at}/${name}`))];
}
