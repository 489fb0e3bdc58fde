export function valuesNamed(json: unknown, name: string): unknown[] {
  if (typeof json !== 'object' || json === null) return [];
  const values: unknown[] = [];
  for (const [member, value] of Object.entries(json)) {
    if (member === name) values.push(value);
    for (const deeper of valuesNamed(value, name)) values.push(deeper);
  }
  return values;
}

/** The value at a dotted path such as `messages.0.status`; the whole value when the path is empty. */
export function memberAt(json: unknown, path: string): unknown {
  if (path === '') return json;
  let at = json as Readonly<Record<string, unknown>> | null | undefined;
  for (const name of path.split('.')) at = at?.[name] as typeof at;
  return at;
}

/** The id of what an answer shows, under this name: its own, or else that of what is inside, however deep. */
export const idShown = (json: unknown, name = 'id'): unknown => memberAt(json, name) ?? valuesNamed(json, name)[0];

export const valueAt = (json: unknown, pointer: string): unknown =>
  memberAt(json, pointer.slice(1).replaceAll('/', '.'));

/** The values at a dotted path in which `..` leads to any depth, such as `message..choice`. */
export function valuesAt(json: unknown, path: string): unknown[] {
  let isDeep = false;
  let values = [json];
  for (const name of path.split('.')) {
    if (name !== '') {
      const found: unknown[] = [];
      for (const each of values) found.push(...(isDeep ? valuesNamed(each, name) : [memberAt(each, name)]));
      values = found;
    }
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

export function valuesIn(json: unknown): unknown[] {
  return typeof json === 'object' && json !== null ? [json, ...Object.values(json).flatMap(valuesIn)] : [json];
}

const JSON_CELL = /^(".*"|\{.*\}|\[.*\]|true|false|null)$/s;

const NUMBER = /^-?\d+(\.\d+)?$/;

/** What has the last of these names; what is missing on the way there is made, a list where a number follows. */
export function holderOf(root: object, names: readonly string[]): Record<string, unknown> {
  let holder = root as Record<string, unknown>;
  for (const [place, name] of names.slice(0, -1).entries()) {
    holder[name] ??= NUMBER.test(names[place + 1] ?? '') ? [] : {};
    holder = holder[name] as typeof holder;
  }
  return holder;
}

/** The object that a table of dotted paths and cells writes; an empty cell leaves its member out. A number is one. */
export function objectOf(cells: Readonly<Record<string, string>>): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const [path, cell] of Object.entries(cells)) {
    if (cell === '') continue;
    const names = path.split('.');
    holderOf(object, names)[names.at(-1) as string] = NUMBER.test(cell) ? Number(cell) : cellValue(cell);
  }
  return object;
}

/** What a table cell means: JSON when it is quoted, an object, an array, true, false or null, else its text. */
export function cellValue(cell: string): unknown {
  return JSON_CELL.test(cell) ? JSON.parse(cell) : cell;
}
