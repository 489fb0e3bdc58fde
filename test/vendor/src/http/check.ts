/** Small checks that are put together to describe the shape of a body. */

/** A value from outside, whose shape a check has seen or will see. */
// biome-ignore lint/suspicious/noExplicitAny: that is what the checks are for.
export type Json = any;

export interface Fault {
  path: string;
  reason: string;
}
export type Check = (value: Json, path: string, faults: Fault[]) => void;

/** A check of one sentence. */
export const that =
  (holds: (value: Json) => boolean, reason: string | ((value: Json) => string)): Check =>
  (value, path, faults) => {
    if (!holds(value)) faults.push({ path, reason: typeof reason === 'string' ? reason : reason(value) });
  };

interface TextRules {
  min?: number;
  max?: number;
  pattern?: RegExp;
  says?: string;
}

export const text =
  ({ min = 0, max = Infinity, pattern, says }: TextRules = {}): Check =>
  (value, path, faults) => {
    if (typeof value !== 'string') faults.push({ path, reason: 'must be a string' });
    else if (value.length < min) faults.push({ path, reason: `must have at least ${min} characters` });
    else if (value.length > max) faults.push({ path, reason: `must have at most ${max} characters` });
    else if (pattern && !pattern.test(value)) faults.push({ path, reason: says ?? 'has the wrong form' });
  };

const invalid = (value: Json) => `[${value}] is invalid`;
export const oneOf = (...values: unknown[]) => that((value) => values.includes(value), invalid);
export const anyCase = (...values: string[]) =>
  that((value) => typeof value === 'string' && values.includes(value.toUpperCase()), invalid);

export const whole =
  (min = -Infinity, max = Infinity): Check =>
  (value, path, faults) => {
    if (!Number.isInteger(value)) faults.push({ path, reason: 'must be an integer' });
    else if (value < min || value > max) faults.push({ path, reason: `must be between ${min} and ${max}` });
  };

export const range = (min: number, max: number) =>
  that(
    (value) => value >= min && value <= max && typeof value === 'number',
    `must be a number between ${min} and ${max}`,
  );

export const flag = that((value) => typeof value === 'boolean', 'must be true or false');

export const list =
  (item: Check, min = 0, max = Infinity): Check =>
  (value, path, faults) => {
    if (!Array.isArray(value)) return void faults.push({ path, reason: 'must be an array' });
    if (value.length < min) faults.push({ path, reason: `must have at least ${min} item(s)` });
    if (value.length > max) faults.push({ path, reason: `must have at most ${max} item(s)` });
    for (const [index, each] of value.entries()) item(each, `${path}/${index}`, faults);
  };

export const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A check of what is an object; of anything else it says just that. */
export const object =
  (check: (value: Record<string, Json>, path: string, faults: Fault[]) => void): Check =>
  (value, path, faults) => {
    if (isObject(value)) check(value, path, faults);
    else faults.push({ path, reason: 'must be an object' });
  };

export const map = (item: Check, maxKey = Infinity, maxSize = Infinity) =>
  object((value, path, faults) => {
    const keys = Object.keys(value);
    if (keys.length > maxSize) faults.push({ path, reason: `must have at most ${maxSize} members` });
    for (const key of keys) {
      if (key.length < 1 || key.length > maxKey)
        faults.push({ path: `${path}/${key}`, reason: 'key has the wrong length' });
      item(value[key], `${path}/${key}`, faults);
    }
  });

export const optional = (check: Check) => ({ check });

/** An object; members that are not named are left alone. */
export const shape = (members: Record<string, Check | ReturnType<typeof optional>>) =>
  object((value, path, faults) => {
    for (const [name, member] of Object.entries(members)) {
      const isOptional = typeof member === 'object';
      if (value[name] !== undefined) (isOptional ? member.check : member)(value[name], `${path}/${name}`, faults);
      else if (!isOptional) faults.push({ path: `${path}/${name}`, reason: 'must be present' });
    }
  });

/** An object whose other members depend on the value of one of them. */
export const variant = (by: string, kinds: () => Record<string, Check>) =>
  object((value, path, faults) => {
    const kind = Object.hasOwn(kinds(), String(value[by])) ? kinds()[value[by]] : undefined;
    if (!kind) faults.push({ path: `${path}/${by}`, reason: invalid(value[by]) });
    else kind(value, path, faults);
  });

export const both =
  (...checks: Check[]): Check =>
  (value, path, faults) => {
    for (const check of checks) check(value, path, faults);
  };

export const httpUrl = that(
  (value) => typeof value === 'string' && /^https?:\/\/[^\s/:]+/i.test(value) && URL.canParse(value),
  'Not a valid http url',
);

export const timestamp = that(
  (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/i.test(value) && !Number.isNaN(Date.parse(value.toUpperCase())),
  'must be an ISO 8601 timestamp',
);

export function faultsOf(check: Check, value: unknown): Fault[] {
  const faults: Fault[] = [];
  check(value, '', faults);
  return faults;
}

/** Throws what `refuse` makes of the faults of a body that has some. */
export function insist(check: Check, body: unknown, refuse: (details: string[]) => Error): void {
  const faults = faultsOf(check, body);
  if (faults.length > 0) throw refuse(faults.map(({ path, reason }) => `${path || '/'}: ${reason}`));
}
