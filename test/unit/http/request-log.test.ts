import { expect, it } from 'vitest';
import type { Heard } from '../../../reference-impl/http/operation.ts';
import { RequestLog } from '../../../reference-impl/http/request-log.ts';

const heard = (target: string): Heard =>
  ({
    interface: 'messaging',
    request: { method: 'GET', target, headers: {}, body: Buffer.alloc(0) },
    reply: { status: 200, body: {} },
  }) as unknown as Heard;

function logAfter(count: number): RequestLog {
  const log = new RequestLog({ why: () => [], who: () => '' });
  for (let number = 0; number < count; number += 1) log.add(heard(String(number)));
  return log;
}

it.each([
  [0, 0],
  [999, 0],
  [1000, 0],
  [1001, 1],
  [2500, 1500],
])('the log of requests after %i requests begins with number %i', (count, first) => {
  const log = logAfter(count);
  expect([log.count, log.first]).toEqual([count, first]);
  expect(log.at(first)?.target).toBe(count === 0 ? undefined : String(first));
  expect(log.at(first - 1)).toBeUndefined();
  expect(log.at(count)).toBeUndefined();
});
