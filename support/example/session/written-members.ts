type Written = string | Map<string, Written>;

function textOf(written: Written): string {
  if (typeof written === 'string') return written;
  const inner = [...written].map(([name, each]) => [JSON.stringify(name), textOf(each)] as const);
  // Members that are numbers are the entries of a list, from 1 on.
  if (written.size > 0 && [...written.keys()].every((name) => /^\d+$/.test(name)))
    return `[${inner.map(([, text]) => text).join(',')}]`;
  return `{${inner.map(([name, text]) => `${name}:${text}`).join(',')}}`;
}

/**
 * The JSON object with a value at each dotted path, where `messages.1.say.text` is in the first entry of a list. A value is the text of
 * its JSON, which stays as it is: `1.0` is sent as `1.0`. An empty text leaves the member out.
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

/** The JSON list that a table describes: its first column has members, and each further column is an object, unless nothing is in it. */
export function listOf(table: { raw(): string[][] }): string {
  const rows = table.raw();
  const columns = rows[0]?.slice(1) ?? [];
  const entries = columns.map((_cell, place) => objectOf(rows.map((row) => [row[0] ?? '', row[place + 1] ?? ''])));
  return `[${entries.filter((text) => text !== '{}').join(',')}]`;
}
