/** Every value of a member called `name`, however deep. */
export function valuesNamed(json: unknown, name: string): unknown[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([member, value]) => [
    ...(member === name ? [value] : []),
    ...valuesNamed(value, name),
  ]);
}

/** The value at a dotted path such as `callBehavior.type` or `messages.0.status`; the whole value when the path is empty. */
export function memberAt(json: unknown, path: string): unknown {
  if (path === '') return json;
  return path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], json);
}

/** The id of what an answer shows, under this name: its own, or else that of what is inside; nobody says how deep it stands. */
export const idShown = (json: unknown, name = 'id'): unknown => memberAt(json, name) ?? valuesNamed(json, name)[0];

export const valueAt = (json: unknown, pointer: string): unknown =>
  memberAt(json, pointer.slice(1).replaceAll('/', '.'));

export function textAt(json: unknown, pointer: string): string | undefined {
  const value = valueAt(json, pointer);
  return typeof value === 'string' ? value : undefined;
}

/** The values at a dotted path in which `..` leads to any depth, such as `message..choice`. */
export function valuesAt(json: unknown, path: string): unknown[] {
  let isDeep = false;
  let values = [json];
  for (const name of path.split('.')) {
    if (name !== '') values = values.flatMap((each) => (isDeep ? valuesNamed(each, name) : [memberAt(each, name)]));
    isDeep = name === '';
  }
  return values.filter((value) => value !== undefined);
}

/** Every object with all these members, however deep: entries of a list at an unknown place. */
export function entriesWith<Entry>(json: unknown, ...members: ReadonlyArray<keyof Entry & string>): Entry[] {
  if (typeof json !== 'object' || json === null) return [];
  if (!Array.isArray(json) && members.every((member) => member in json)) return [json as Entry];
  return Object.values(json).flatMap((value) => entriesWith<Entry>(value, ...members));
}

/** Every object that has this value as one of its members, however deep; the outer ones last. */
export function objectsHolding(json: unknown, value: unknown): Array<Readonly<Record<string, unknown>>> {
  if (typeof json !== 'object' || json === null) return [];
  const deeper = Object.values(json).flatMap((each) => objectsHolding(each, value));
  const holds = !Array.isArray(json) && Object.values(json).includes(value);
  return holds ? [...deeper, json as Readonly<Record<string, unknown>>] : deeper;
}

/** Every value in a piece of JSON, at any depth, itself included. */
export function valuesIn(json: unknown): unknown[] {
  return typeof json === 'object' && json !== null ? [json, ...Object.values(json).flatMap(valuesIn)] : [json];
}
