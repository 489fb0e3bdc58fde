/** `make` with a memory of its latest answers; it forgets them all when there are `most` of them. Only for answers that never change. */
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
