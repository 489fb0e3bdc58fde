/** Resolves after `span` milliseconds. */
export const pause = (span: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, span);
  });

/** Milliseconds between two rounds of sending. */
const BEAT = 50;

/** Calls `send` with a number of messages so that `rate` leave in a second, for `span` milliseconds or until `isOver`. */
export async function keepPace(
  rate: number,
  span: number,
  send: (messages: number) => Promise<void>,
  isOver = () => false,
): Promise<void> {
  const began = performance.now();
  const pending: Array<Promise<void>> = [];
  let sent = 0;
  for (let passed = 0; passed < span && !isOver(); passed = performance.now() - began) {
    const due = Math.floor((rate * passed) / 1000) - sent;
    for (let left = due; left > 0; left -= 100) pending.push(send(Math.min(left, 100)));
    sent += Math.max(0, due);
    await pause(BEAT);
  }
  await Promise.all(pending);
}

/** Waits until something holds; returns whether it did within `limit` milliseconds. */
export async function within(limit: number, holds: () => boolean): Promise<boolean> {
  const end = performance.now() + limit;
  while (!holds() && performance.now() < end) await pause(BEAT);
  return holds();
}
