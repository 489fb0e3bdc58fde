import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runSettled, runTwin } from '../../../support/cli/proof/plain-run.ts';

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

const places = ['A-1', 'A-2', 'A-3'].map((id, at) => ({ uri: 'a.feature', line: at + 1, name: id, tags: [`@${id}`] }));
const setup = { places, book: { get: (id: string) => ({ id }) } };

it.each([
  ['asks a rule once more that stayed undecided', 'inconclusive', [['a.feature'], ['a.feature:1']]],
  ['leaves a rule that failed as it is', 'fail', [['a.feature']]],
])('%s', async (_, verdict, asked) => {
  const run = vi.fn(async () => undefined);
  const verdicts = () => ({
    rules: [{ id: 'A-1', judged: true, verdict: run.mock.calls.length === 1 ? verdict : 'pass' }],
  });
  const examination = { run, recorded: () => ({}), judge: verdicts };
  const paths = { paths: ['a.feature'], selection: undefined };
  await runSettled(examination as never, setup as never, undefined as never, paths);
  expect(run.mock.calls.map(([, selection]: unknown[]) => (selection as typeof paths).paths)).toEqual(asked);
});
