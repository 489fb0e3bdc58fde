import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runTwin } from '../../../support/cli/proof/plain-run.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started() {
  const worker = Object.assign(new EventEmitter(), { kill: vi.fn() });
  return { worker, twin: runTwin(() => worker as never) };
}

it('gives the twin up whose examples do not end', async () => {
  const { worker, twin } = started();
  const hung = twin.catch(String);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([await hung, worker.kill.mock.calls]).toEqual([expect.stringMatching(/did not end in time/), [['SIGKILL']]]);
});

it('does not wait until the process of the twin leaves by itself', async () => {
  const { worker, twin } = started();
  worker.emit('message', { alive: true });
  worker.emit('message', { twin: { judged: 1, passed: 1, red: [] } });
  expect(await twin).toMatchObject({ passed: 1 });
  expect([worker.kill.mock.calls, vi.getTimerCount()]).toEqual([[['SIGKILL']], 0]);
});
