import { describe, expect, it } from 'vitest';
import { Activity } from '../../../reference-impl/kernel/activity.ts';
import { Clock } from '../../../reference-impl/kernel/clock.ts';
import { entryFor } from '../../../reference-impl/lookup/outcome.ts';
import { LookupState } from '../../../reference-impl/lookup/state.ts';

it('an entry of the home register is completed from the range of its number', () => {
  const { outcome } = entryFor('46700000001', { result: 'OK', imsi: '24007' }, 0);
  expect(outcome).toEqual({ result: 'OK', imsi: '24007', location: 'SE' });
  expect(entryFor('99900000001', { result: 'OK' }, 0).outcome).toMatchObject({ result: 'OK' });
});

describe('the lookups of a world', () => {
  it('are counted until they end, each once', () => {
    const state = new LookupState();
    const ends = [state.begin(), state.begin()];
    expect(state.ongoing).toBe(2);
    ends[0]?.();
    ends[0]?.();
    expect(state.ongoing).toBe(1);
  });

  it('wait by the clock of the world, or until the world goes', async () => {
    const state = new LookupState();
    const clock = new Clock('frozen', new Activity(), 0);
    const ended: string[] = [];
    void state.wait(clock, 1000).then(() => ended.push('first'));
    void state.wait(clock, 5000).then(() => ended.push('second'));
    await clock.advanceTo(999);
    expect(ended).toEqual([]);
    await clock.advanceTo(1000);
    expect(ended).toEqual(['first']);
    state.releaseAll();
    await Promise.resolve();
    expect(ended).toEqual(['first', 'second']);
  });
});
