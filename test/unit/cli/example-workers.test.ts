import { expect, it } from 'vitest';
import { partsOf, usualWorkers } from '../../../support/cli/run/example-workers.ts';

const FILES = Array.from({ length: 40 }, (_, at) => `features/${at}.feature`);
const places = FILES.flatMap((uri) => [
  { uri, line: 3, tags: [] },
  { uri, line: 9, tags: [], rows: Array.from({ length: 19 }, (_, at) => 20 + at) },
]) as never;

it('parts hold every file once, in order, and become smaller', () => {
  const next = partsOf({ paths: FILES, tagExpression: '@a' }, places, 2);
  const parts: string[][] = [];
  for (let part = next(); part; part = next()) {
    expect(part.tagExpression).toBe('@a');
    parts.push([...part.paths]);
  }
  expect(parts.flat()).toEqual(FILES);
  expect(parts[0]?.length).toBeGreaterThan(parts.at(-1)?.length as number);
  expect(next()).toBeUndefined();
});

it('a few examples are not worth another process, and nobody starts more than four', () => {
  expect(usualWorkers(FILES.slice(0, 15), places)).toBe(1);
  expect(usualWorkers(['features/1.feature:3:20'], places)).toBe(1);
  expect(usualWorkers([...FILES, ...FILES, ...FILES], places)).toBeLessThanOrEqual(4);
});
