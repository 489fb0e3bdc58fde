/** Does something after `span` milliseconds, unless it is called off by what this answers. */
export function atDeadline(span: number, act: () => void): () => void {
  const timer = setTimeout(act, span);
  return () => clearTimeout(timer);
}
