import { expect, it } from 'vitest';
import { parsed } from '../../../support/http/parsed.ts';

const nested = (levels: number): string => `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`;

it('a body is JSON as deep as anyone can go, and none beyond', () => {
  expect(parsed('{"a":[1]}')).toEqual({ a: [1] });
  expect(parsed(nested(1000))).toBeDefined();
  expect(parsed(nested(1002))).toBeUndefined();
  expect(parsed(nested(2_000_000))).toBeUndefined();
  expect(parsed('nothing')).toBeUndefined();
});
