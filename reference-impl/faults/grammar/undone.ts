/** The collections whose changes can be taken back. */
const METHODS = [
  [Map.prototype, ['set', 'delete', 'clear']],
  [Set.prototype, ['add', 'delete', 'clear']],
] as const;

// biome-ignore lint/suspicious/noExplicitAny: maps and sets are restored alike
type Any = any;

const restoring = (collection: Any): (() => void) => {
  const entries = [...collection];
  return () => {
    collection.clear();
    for (const entry of entries) {
      if (collection instanceof Map) collection.set(...(entry as [unknown, unknown]));
      else collection.add(entry);
    }
  };
};

/** Runs something that does not wait, and takes back what it did to maps and sets: its answer stays, its effect does not. */
export function undone<Result>(act: () => Result): Result {
  const before = new Map<unknown, () => void>();
  const known = new WeakSet<object>([before]);
  const originals: Array<() => void> = [];
  for (const [prototype, names] of METHODS) {
    for (const name of names) {
      const original = (prototype as Any)[name];
      originals.push(() => Object.assign(prototype, { [name]: original }));
      (prototype as Any)[name] = function (this: object, ...given: unknown[]) {
        if (!known.has(this)) {
          known.add(this);
          Reflect.apply(set, before, [this, restoring(this)]);
        }
        return Reflect.apply(original, this, given);
      };
    }
  }
  try {
    return act();
  } finally {
    for (const restore of originals) restore();
    for (const restore of before.values()) restore();
  }
}

const { set } = Map.prototype;
