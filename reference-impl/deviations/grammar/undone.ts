import { PackedList } from '../../kernel/packed-list.ts';
import { PlaceIndex } from '../../kernel/place-index.ts';

// biome-ignore lint/suspicious/noExplicitAny: collections of every kind are restored alike
type Any = any;

type Restore = () => void;

const restoringMap = (map: Map<unknown, unknown>): Restore => {
  const entries = [...map];
  return () => {
    map.clear();
    for (const [key, value] of entries) map.set(key, value);
  };
};

const restoringSet = (set: Set<unknown>): Restore => {
  const entries = [...set];
  return () => {
    set.clear();
    for (const entry of entries) set.add(entry);
  };
};

const restoringList = (list: unknown[]): Restore => {
  const entries = [...list];
  return () => void list.splice(0, list.length, ...entries);
};

const restoringIndex = (index: PlaceIndex): Restore => index.saved();

const restoringMembers = (object: Any): Restore => {
  const members = { ...object };
  return () => {
    for (const name of Object.keys(object)) if (!Object.hasOwn(members, name)) delete object[name];
    Object.assign(object, members);
  };
};

/** The methods that change a collection. */
const CHANGES = [
  [Map.prototype, ['set', 'delete', 'clear'], restoringMap],
  [Set.prototype, ['add', 'delete', 'clear'], restoringSet],
  [Array.prototype, ['push', 'pop', 'shift', 'unshift', 'splice', 'sort'], restoringList],
  [PlaceIndex.prototype, ['put'], restoringIndex],
] as const;

const isCollection = (value: unknown): boolean => value instanceof Map || value instanceof Set || Array.isArray(value);

const isKept = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isCollection(value) && !Object.isFrozen(value);

const { values, set, has } = Map.prototype;

/** The methods that look a single thing up. */
const LOOK_UPS = [
  [Map.prototype, 'get'],
  [PackedList.prototype, 'at'],
] as const;

/** Everything that was about to change, as it was. */
class Before {
  readonly #known = new Map<unknown, Restore>();

  keep<Thing>(thing: Thing, restoring: (thing: Thing) => Restore): void {
    if (thing !== this.#known && !Reflect.apply(has, this.#known, [thing]))
      Reflect.apply(set, this.#known, [thing, restoring(thing)]);
  }

  /** An object that somebody looked up, and may write to, or to what is in it. */
  keepMembers(value: unknown): void {
    if (!isKept(value)) return;
    this.keep(value, restoringMembers);
    for (const member of Object.values(value)) if (isKept(member)) this.keep(member, restoringMembers);
  }

  restore(): void {
    for (const restore of Reflect.apply(values, this.#known, []) as Iterable<Restore>) restore();
  }
}

/** Replaces a method until the returned function is called. */
function watch(prototype: Any, name: string, around: (of: Any) => void): Restore {
  const usual = prototype[name];
  prototype[name] = function (this: Any, ...given: unknown[]) {
    prototype[name] = usual;
    around(this);
    prototype[name] = watched;
    return Reflect.apply(usual, this, given);
  };
  const watched = prototype[name];
  return () => {
    prototype[name] = usual;
  };
}

/** Shows what a method answers until the returned function is called. */
function seen(prototype: Any, name: string, show: (answer: unknown) => void): Restore {
  const usual = prototype[name];
  prototype[name] = function (this: Any, ...given: unknown[]) {
    const answer = Reflect.apply(usual, this, given);
    show(answer);
    return answer;
  };
  return () => {
    prototype[name] = usual;
  };
}

/** Runs something that does not wait, and takes back what it did to collections and to what is in them: its answer stays, its effect does not. */
export function undone<Result>(act: () => Result): Result {
  const before = new Before();
  const watches = CHANGES.flatMap(([prototype, names, restoring]) =>
    names.map((name) => watch(prototype, name, (of) => before.keep(of, restoring as (thing: unknown) => Restore))),
  );
  const lookUps = LOOK_UPS.map(([prototype, name]) => seen(prototype, name, (value) => before.keepMembers(value)));
  const walk = Map.prototype.values;
  Map.prototype.values = function () {
    for (const value of Reflect.apply(values, this, [])) before.keepMembers(value);
    return Reflect.apply(values, this, []);
  };
  try {
    return act();
  } finally {
    Map.prototype.values = walk;
    for (const end of [...lookUps, ...watches]) end();
    before.restore();
  }
}
