import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { steadyMembers } from '../../../support/example/expect/includes.ts';

const json = fc.dictionary(fc.stringMatching(/^[a-d]$/), fc.oneof(fc.integer(), fc.string(), fc.constant({ x: 1 })));

describe('the steady members of a value', () => {
  it('are all of them when two readings agree', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(steadyMembers(value, value, structuredClone(value))).toEqual(value);
      }),
    );
  });

  it.each([
    ['a counter', { type: 'NONE', revision: 3 }, { type: 'NONE', revision: 4 }, { type: 'NONE', revision: 5 }],
    [
      'a time further down',
      { type: 'NONE', at: { t: 1 } },
      { type: 'NONE', at: { t: 2 } },
      { type: 'NONE', at: { t: 3 } },
    ],
  ])('leave %s out', (_what, value, first, second) => {
    const { type, ...rest } = steadyMembers(value, first, second) as Record<string, unknown>;
    expect(type).toBe('NONE');
    expect(JSON.stringify(rest)).not.toMatch(/\d/);
  });

  it('keep what differs from before but not between the readings', () => {
    expect(steadyMembers({ type: 'NONE' }, { type: 'STATIC' }, { type: 'STATIC' })).toEqual({ type: 'NONE' });
  });
});
