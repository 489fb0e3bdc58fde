import { describe, expect, it } from 'vitest';
import type { Heard } from '../../../reference-impl/http/operation.ts';
import { RequestLog } from '../../../reference-impl/http/request-log.ts';

const heard = (target: string): Heard =>
  ({
    interface: 'messaging',
    request: { method: 'GET', target, headers: {}, body: Buffer.alloc(0) },
    reply: { status: 200, body: {} },
  }) as unknown as Heard;

/** A log after so many requests; each has its number for a target. */
function logAfter(count: number): RequestLog {
  const log = new RequestLog({ why: () => [], who: () => '' });
  for (let number = 0; number < count; number += 1) log.add(heard(String(number)));
  return log;
}

const targets = (log: RequestLog, number: number, most: number): string[] =>
  log.from(number, most).map(({ target }) => target);

describe('the log of requests', () => {
  it.each([
    [0, 0],
    [999, 0],
    [1000, 0],
    [1001, 1],
    [2500, 1500],
  ])('after %i requests begins with number %i', (count, first) => {
    const log = logAfter(count);
    expect([log.count, log.first]).toEqual([count, first]);
    expect(log.at(first)?.target).toBe(count === 0 ? undefined : String(first));
    expect(log.at(first - 1)).toBeUndefined();
    expect(log.at(count)).toBeUndefined();
  });

  it('shows some from a number on, oldest first, and none beyond its ends', () => {
    const log = logAfter(1002);
    expect(targets(log, 0, 3)).toEqual(['2', '3', '4']);
    expect(targets(log, 999, 9)).toEqual(['999', '1000', '1001']);
    expect(targets(log, 1002, 5)).toEqual([]);
    expect(log.from(0, 5000)).toHaveLength(1000);
  });
});
