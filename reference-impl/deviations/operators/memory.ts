/** Remembers the first value of each key and returns it from then on. */
export function firsts<Value>(): (key: unknown, value: Value) => Value {
  const known = new Map<unknown, Value>();
  return (key, value) => {
    if (!known.has(key)) known.set(key, value);
    return known.get(key) as Value;
  };
}

export function seenBefore(): (key: unknown) => boolean {
  const seen = new Set<unknown>();
  return (key) => {
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown;
  };
}

/** Keeps a key as it is while it is among the latest `most` keys, and changes it once it is not. */
export function latestKeys(most: number): (key: string) => string {
  const places = new Map<string, number>();
  return (key) => {
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    return places.size - place > most ? `${key} forgotten` : key;
  };
}
