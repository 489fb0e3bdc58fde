/** Does something again and again, `span` milliseconds apart, without keeping the process alive; answers how to stop. */
export function every(span: number, act: () => void): () => void {
  const timer = setInterval(act, span);
  timer.unref();
  return () => clearInterval(timer);
}
