/** Members whose names clients choose: an additional one would change their data. */
const MAPS = new Set(['metadata', 'menus', 'headers', 'custom_fields', 'template', 'labels', 'links']);

const EXTRA = { zz_twin: { since: '2019', notes: [null, 'ä'] } };

/** A value with an additional member in each object, and all members in reverse order. */
export function grown(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => grown(each));
  if (typeof value !== 'object' || value === null || MAPS.has(name)) return value;
  const members = Object.entries(value as object).map(([key, member]) => [key, grown(member, key)] as const);
  return Object.fromEntries([...Object.entries(EXTRA), ...members.reverse()]);
}
