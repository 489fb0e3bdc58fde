import { describe, expect, it } from 'vitest';
import { instantOf } from '../../../reference-impl/kernel/time.ts';

describe('an instant', () => {
  it.each([
    ['2024-02-29T12:00:00Z', '2024-02-29T12:00:00.000Z'],
    ['2024-01-15t12:00:00.5z', '2024-01-15T12:00:00.500Z'],
    ['2024-01-15T12:00:00+05:30', '2024-01-15T06:30:00.000Z'],
    ['2024-01-15T12:00Z', '2024-01-15T12:00:00.000Z'],
  ])('%s', (text, wanted) => expect(new Date(instantOf(text)).toISOString()).toBe(wanted));

  it.each(['2024-02-30T12:00:00Z', '2023-02-29T12:00:00Z', '2024-04-31T00:00:00Z', '2024-01-15T25:00:00Z'])(
    '%s is on no calendar',
    (text) => expect(instantOf(text)).toBeNaN(),
  );
});
