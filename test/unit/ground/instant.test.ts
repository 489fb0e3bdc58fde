import { expect, it } from 'vitest';
import { instantOf } from '../../../support/ground/time/instant.ts';

it.each([
  ['2024-03-10T12:00:00.001Z', '2024-03-10T12:00:00.001Z'],
  ['08:00 on Monday', '2024-01-15T08:00:00.000Z'],
  ['17:59:59.999 on Tuesday', '2024-01-16T17:59:59.999Z'],
  ['23:59:59 on Sunday', '2024-01-21T23:59:59.000Z'],
])('%s is an instant in UTC', (text, instant) => {
  expect(new Date(instantOf(text)).toISOString()).toBe(instant);
});
