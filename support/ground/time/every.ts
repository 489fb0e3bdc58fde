/** Does something again and again, `span` milliseconds apart, without keeping the process alive; returns a function that stops it. */
export function every(span: number, act: () => void): () => void {
  const timer = setInterval(act, span);
  timer.unref();
  return () => clearInterval(timer);
}
