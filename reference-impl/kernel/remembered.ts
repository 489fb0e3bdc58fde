/** `make` with a memory of up to `most` answers, then none. Only for answers that never change. */
export function remembered<Key, Answer>(most: number, make: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new Map<Key, Answer>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    if (answers.size >= most) answers.clear();
    const answer = make(key);
    answers.set(key, answer);
    return answer;
  };
}

/** Puts something into a map that keeps the latest `most`: the oldest makes room for it. */
export function keepLatest<Key, Value>(map: Map<Key, Value>, most: number, key: Key, value: Value): void {
  const [oldest] = map.size >= most ? map.keys() : [];
  if (oldest !== undefined) map.delete(oldest);
  map.set(key, value);
}
