import { isObject } from '../kernel/json.ts';
import { pointerTo } from './members.ts';

type Keyed = Readonly<Record<string, unknown>>;

const originals = new WeakMap<object, object>();

const isContainer = (value: unknown): value is Keyed => Array.isArray(value) || isObject(value);

/** The value itself, read without being recorded. */
export const untracked = <Value>(value: Value): Value =>
  isContainer(value) ? ((originals.get(value) as Value | undefined) ?? value) : value;

/**
 * A document that records which of its members are read, so that the mapping can report every member it leaves behind. Lists kept
 * beside each converter went stale. A converter must use or refuse what it reads; comparisons read the `untracked` original.
 */
export interface Tracked {
  /** Reads like the document itself. */
  readonly document: unknown;
  /** JSON pointers of the members that have not been read, including everything inside them. */
  unread(): string[];
}

export function tracked(given: unknown): Tracked {
  const seen = new Map<object, Set<string>>();
  const wrap = (value: unknown): unknown => {
    if (!isContainer(value)) return value;
    const names = seen.get(value) ?? new Set<string>();
    seen.set(value, names);
    const proxy = new Proxy(value, {
      get: (of, name) => {
        if (typeof name !== 'string' || !Object.hasOwn(of, name)) return Reflect.get(of, name);
        names.add(name);
        return name === 'length' && Array.isArray(of) ? of.length : wrap(of[name]);
      },
    });
    originals.set(proxy, value);
    return proxy;
  };
  const unreadIn = (value: unknown, at: string): string[] =>
    isContainer(value)
      ? Object.keys(value).flatMap((name) =>
          seen.get(value)?.has(name) ? unreadIn(value[name], pointerTo(at, name)) : [pointerTo(at, name)],
        )
      : [];
  return { document: wrap(given), unread: () => unreadIn(given, '') };
}
