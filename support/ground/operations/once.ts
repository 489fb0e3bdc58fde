/** Reads when somebody asks, and then never again: a run asks for little of all that is described. */
export function once<Value>(read: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => {
    kept ??= { value: read() };
    return kept.value;
  };
}
