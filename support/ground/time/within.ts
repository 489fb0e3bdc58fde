export async function within<T>(span: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, span, undefined);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Does something after `span` milliseconds, unless it is called off by what this answers. */
export function atDeadline(span: number, act: () => void): () => void {
  const timer = setTimeout(act, span);
  return () => clearTimeout(timer);
}
