/** Every value of a member called `name`, however deep. */
export function valuesNamed(json: unknown, name: string): unknown[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([member, value]) => [
    ...(member === name ? [value] : []),
    ...valuesNamed(value, name),
  ]);
}
