type Json = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * `value` without the members that differ between two readings of the same thing: the platform changes those by itself,
 * such as a counter or the time of the reading.
 */
export function steadyMembers(value: unknown, first: unknown, second: unknown): unknown {
  if (!isContainer(value) || !isContainer(first) || !isContainer(second) || Array.isArray(value)) return value;
  const kept = Object.entries(value).filter(([name]) => isSteady(first[name], second[name]));
  return Object.fromEntries(kept.map(([name, inner]) => [name, steadyMembers(inner, first[name], second[name])]));
}

const isSteady = (first: unknown, second: unknown): boolean =>
  isContainer(first) ? isContainer(second) : Object.is(first, second);
