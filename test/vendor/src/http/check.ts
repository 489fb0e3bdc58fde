/** Small checks that are put together to describe the shape of a body. */

/** A value from outside, whose shape a check has seen or will see. */
// biome-ignore lint/suspicious/noExplicitAny: that is what the checks are for.
export type Json = any;

export interface Fault {
  path: string;
  reason: string;
}
export type Check = (value: Json, path: string, faults: Fault[]) => void;
export interface Member {
  check: Check;
  required: boolean;
}

export const required = (check: Check): Member => ({ check, required: true });
export const optional = (check: Check): Member => ({ check, required: false });

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

export const oneOf =
  (...values: unknown[]): Check =>
  (value, path, faults) => {
    if (!values.includes(value)) faults.push({ path, reason: `[${value}] is invalid` });
  };

export const whole =
  (min = -Infinity, max = Infinity): Check =>
  (value, path, faults) => {
    if (!Number.isInteger(value)) faults.push({ path, reason: 'must be an integer' });
    else if (value < min || value > max) faults.push({ path, reason: `must be between ${min} and ${max}` });
  };

export const range =
  (min: number, max: number): Check =>
  (value, path, faults) => {
    if (typeof value !== 'number' || value < min || value > max) {
      faults.push({ path, reason: `must be a number between ${min} and ${max}` });
    }
  };

export const flag: Check = (value, path, faults) => {
  if (typeof value !== 'boolean') faults.push({ path, reason: 'must be true or false' });
};

export const anything: Check = () => {};

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

export const map =
  (item: Check, maxKey = Infinity, maxSize = Infinity): Check =>
  (value, path, faults) => {
    if (!isObject(value)) return void faults.push({ path, reason: 'must be an object' });
    const keys = Object.keys(value);
    if (keys.length > maxSize) faults.push({ path, reason: `must have at most ${maxSize} members` });
    for (const key of keys) {
      if (key.length < 1 || key.length > maxKey)
        faults.push({ path: `${path}/${key}`, reason: 'key has the wrong length' });
      item(value[key], `${path}/${key}`, faults);
    }
  };

/** An object; members that are not named are left alone. */
export const shape =
  (members: Record<string, Member>): Check =>
  (value, path, faults) => {
    if (!isObject(value)) return void faults.push({ path, reason: 'must be an object' });
    for (const [name, member] of Object.entries(members)) {
      if (value[name] !== undefined) member.check(value[name], `${path}/${name}`, faults);
      else if (member.required) faults.push({ path: `${path}/${name}`, reason: 'must be present' });
    }
  };

/** An object whose other members depend on the value of one of them. */
export const variant =
  (by: string, kinds: () => Record<string, Check>): Check =>
  (value, path, faults) => {
    if (!isObject(value)) return void faults.push({ path, reason: 'must be an object' });
    const kind = Object.hasOwn(kinds(), String(value[by])) ? kinds()[value[by]] : undefined;
    if (!kind) faults.push({ path: `${path}/${by}`, reason: `[${value[by]}] is invalid` });
    else kind(value, path, faults);
  };

export const both =
  (...checks: Check[]): Check =>
  (value, path, faults) => {
    for (const check of checks) check(value, path, faults);
  };

export const httpUrl: Check = (value, path, faults) => {
  if (typeof value !== 'string' || !/^https?:\/\/[^\s/:]+/i.test(value) || !URL.canParse(value)) {
    faults.push({ path, reason: 'Not a valid http url' });
  }
};

export const timestamp: Check = (value, path, faults) => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/i.test(value) || Number.isNaN(Date.parse(value.toUpperCase()))) {
    faults.push({ path, reason: 'must be an ISO 8601 timestamp' });
  }
};

export function faultsOf(check: Check, value: unknown): Fault[] {
  const faults: Fault[] = [];
  check(value, '', faults);
  return faults;
}

export const explain = (faults: Fault[]) => faults.map(({ path, reason }) => `${path || '/'}: ${reason}`);
