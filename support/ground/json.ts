/** How deep objects and arrays of an answer may lie in each other; the deepest documented one needs a fraction of it. */
export const DEEPEST = 100;

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const inner of Array.isArray(value) ? value : Object.values(value))
    if (isDeeperThan(levels - 1, inner)) return true;
  return false;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isDeep = (text: string, value: unknown): boolean => text.length > 2 * DEEPEST && isDeeperThan(DEEPEST, value);

/** The value of a text from outside; undefined when it is not JSON, or so deep that a walk through it could fail. */
export function readJson(text: string): unknown {
  const value = parsed(text);
  return isDeep(text, value) ? undefined : value;
}

export const unreadable = (text: string): string =>
  isDeep(text, parsed(text)) ? `the JSON is nested deeper than ${DEEPEST} levels` : 'the body is not JSON';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function membersOf(body: string | Uint8Array | null | undefined): Record<string, unknown> {
  const value = parsed(Buffer.from(body ?? '').toString('utf8'));
  return isObject(value) ? value : {};
}

export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
