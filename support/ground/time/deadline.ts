export function atDeadline(span: number, act: () => void): () => void {
  const timer = setTimeout(act, span);
  return () => clearTimeout(timer);
}
