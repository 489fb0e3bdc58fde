/** `make` with a memory of its answers by text; it forgets them all when it has `most`. */
export function remembered<T>(most: number, make: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    if (answers.has(text)) return answers.get(text) as T;
    if (answers.size >= most) answers.clear();
    const made = make(text);
    answers.set(text, made);
    return made;
  };
}
