import { describe, expect, it } from 'vitest';
import { Holds } from '../../../reference-impl/kernel/holds.ts';
import { randomIds } from '../../../reference-impl/kernel/ids.ts';

describe('hold points', () => {
  it('park requests until the last one expected comes, then let them go in order', async () => {
    const holds = new Holds(randomIds);
    holds.place('messages.submit', 3);
    const passed: number[] = [];
    const parked = [1, 2].map((n) => holds.reach('messages.submit')?.then(() => passed.push(n)));
    expect(passed).toEqual([]);
    await Promise.all([...parked, holds.reach('messages.submit')?.then(() => passed.push(3))]);
    expect(passed).toEqual([1, 2, 3]);
    expect(holds.reach('messages.submit')).toBeUndefined();
  });

  it('are released by hand, and only once', () => {
    const holds = new Holds(randomIds);
    const id = holds.place('voice.update', 2);
    void holds.reach('voice.update');
    expect(holds.release(id)).toBe(1);
    expect(holds.release(id)).toBeUndefined();
  });
});
