import { describe, expect, it } from 'vitest';
import { allowanceOf, ExampleTime } from '../../../support/example/cucumber/example-time.ts';
import type { ResolvedTarget } from '../../../support/wire/target/target.ts';

const never = new Promise<never>(() => undefined);

const aTarget = (over: object = {}): ResolvedTarget =>
  ({ maxWaitMs: 0, limits: {}, callbacks: { patienceMs: 2000 }, ...over }) as ResolvedTarget;

describe('the time of an example', () => {
  it('ends a step that does not, and the example with it', async () => {
    const time = new ExampleTime();
    time.allow(20);
    const example = {};
    const ended = /^\[target-unavailable\] the example did not end within /;
    await expect(time.within(example, () => never)).rejects.toThrow(ended);
    await expect(time.within(example, () => never)).rejects.toThrow(ended);
    expect(await time.within(example, () => 'the last hook', true)).toBe('the last hook');
    expect(await time.within({}, () => 'another')).toBe('another');
  });

  it('grows with everything that makes an example slow by design', () => {
    const base = allowanceOf(aTarget());
    expect(base).toBe(140_000);
    expect(allowanceOf(aTarget({ maxWaitMs: 600_000 }))).toBe(base + 1_200_000);
    const person = { ask: true, patienceMs: 600_000 } as const;
    expect(allowanceOf(aTarget({ facilities: { review: person } }))).toBe(base + 20 * 600_000);
    expect(allowanceOf(aTarget({ limits: { requestsPerSecond: 2 } }))).toBe(base + 100_000);
    expect(allowanceOf(aTarget({ client: { patienceMs: 60_000 } }))).toBe(base + 1_200_000);
    expect(allowanceOf(aTarget({ maxWaitMs: 1e12 }))).toBe(2 ** 31 - 1);
  });
});
