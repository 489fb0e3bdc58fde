/** A job that waits for an instant (milliseconds since the epoch). */
export interface Timer {
  readonly due: number;
  readonly sequence: number;
  readonly kind: string;
  readonly run: () => void;
  cancelled: boolean;
}

const before = (a: Timer, b: Timer): boolean => a.due < b.due || (a.due === b.due && a.sequence < b.sequence);

/** Binary heap of timers in (due, sequence) order; cancelled timers are dropped when they surface. */
export class TimerQueue {
  #heap: Timer[] = [];

  push(timer: Timer): void {
    const heap = this.#heap;
    let i = heap.push(timer) - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!before(timer, heap[parent] as Timer)) break;
      heap[i] = heap[parent] as Timer;
      i = parent;
    }
    heap[i] = timer;
  }

  peek(): Timer | undefined {
    while (this.#heap[0]?.cancelled) this.#removeFirst();
    return this.#heap[0];
  }

  pop(): Timer | undefined {
    const first = this.peek();
    if (first) this.#removeFirst();
    return first;
  }

  #removeFirst(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && before(heap[child + 1] as Timer, heap[child] as Timer)) child += 1;
      if (!before(heap[child] as Timer, last)) break;
      heap[i] = heap[child] as Timer;
      i = child;
    }
    heap[i] = last;
  }
}
