import { expect, it, vi } from 'vitest';
import { runSettled } from '../../../support/cli/proof/plain-run.ts';

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
