type Written = string | Map<string, Written>;

function textOf(written: Written): string {
  if (typeof written === 'string') return written;
  // Members that are numbers are the entries of a list, from 1 on.
  const isList = written.size > 0 && [...written.keys()].every((name) => /^\d+$/.test(name));
  const parts: string[] = [];
  for (const [name, each] of written) parts.push(isList ? textOf(each) : `${JSON.stringify(name)}:${textOf(each)}`);
  return isList ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
}

/**
 * The JSON object with a value at each dotted path, where `messages.1.say.text` is in the first entry of a list. A
 * value is the text of its JSON, which stays as it is: `1.0` is sent as `1.0`. An empty text leaves the member out.
 */
export function objectOf(members: ReadonlyArray<readonly [path: string, value: string]>): string {
  const whole = new Map<string, Written>();
  for (const [path, value] of members) {
    if (value === '') continue;
    const names = path.split('.');
    const last = names.pop() as string;
    let at = whole;
    for (const name of names) {
      const inner = at.get(name);
      const next = inner instanceof Map ? inner : new Map<string, Written>();
      at.set(name, next);
      at = next;
    }
    at.set(last, value);
  }
  return textOf(whole);
}

export const pairsOf = (table: { raw(): string[][] }): Array<readonly [path: string, value: string]> =>
  table.raw().map(([path = '', value = '']) => [path, value] as const);

/** The JSON list of a table: its first column has members, and each further one is an object, unless nothing is in it. */
export function listOf(table: { raw(): string[][] }): string {
  const rows = table.raw();
  const entries: string[] = [];
  for (let place = 1; place < (rows[0]?.length ?? 0); place += 1) {
    const text = objectOf(rows.map((row) => [row[0] ?? '', row[place] ?? '']));
    if (text !== '{}') entries.push(text);
  }
  return `[${entries.join(',')}]`;
}
