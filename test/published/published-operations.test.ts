import { describe, expect, test } from 'vitest';
import { isThing } from '../../support/example/verbs/things.ts';
import { operations } from '../../support/ground/operations/loader.ts';
import type { WireOperation } from '../../support/ground/operations/operation.ts';

/** One of the requests of each operation, by the id of the operation. */
const byId = new Map<string, WireOperation>(
  Object.values(operations)
    .toReversed()
    .map((operation) => [operation.id, operation]),
);
const messaging = [...byId.values()].filter((each) => each.interface === 'messaging' && each.standing !== 'not-shown');
const statusesOf = ({ answers }: WireOperation): number[] => Object.keys(answers()).map(Number);

describe('Every operation', () => {
  test.each(messaging.map((each) => [each.method, each.path, each] as const))(
    '%s %s has a form for a success and for missing credentials',
    (_method, _path, operation) => {
      const statuses = statusesOf(operation);
      expect(statuses.some((status) => status < 300)).toBe(true);
      expect(statuses).toContain(401);
      for (const { published } of Object.values(operation.answers())) expect(published).toBeDefined();
    },
  );

  test('is about something that can be made', () => {
    const abouts = Object.values(operations).flatMap(({ about }) => about ?? []);
    expect([...new Set(abouts)].filter((about) => !isThing(about))).toEqual([]);
  });
});
