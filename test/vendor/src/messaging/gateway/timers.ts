const longestTimeout = 2 ** 31 - 1;

/** Runs the action at the given time, however far away; timers keep no process alive. */
export function runAt(time: Date, action: () => void): void {
  const wait = time.getTime() - Date.now();
  if (wait > longestTimeout) setTimeout(() => runAt(time, action), longestTimeout).unref();
  else setTimeout(action, Math.max(0, wait)).unref();
}

export const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
