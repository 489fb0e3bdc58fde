/** Deeper JSON is none that a platform means: whatever goes through it would run out of stack. */
const DEEPEST = 1000;

/** Whether a value has more than `levels` levels. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1)));

/** A body as JSON, or undefined when it is none or is nested deeper than anyone can go. */
export function parsed(text: string): unknown {
  try {
    const value = JSON.parse(text);
    return isDeeper(value, DEEPEST) ? undefined : value;
  } catch {
    return undefined;
  }
}
