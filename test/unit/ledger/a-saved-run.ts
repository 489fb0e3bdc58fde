import type { Circumstances } from '../../../support/ground/evidence/circumstances.ts';
import type { RecordedExample } from '../../../support/ground/evidence/recorded-run.ts';
import { outlineOf, type RunRecord } from '../../../support/ledger/run-record.ts';
import type { NamedRun } from '../../../support/ledger/runs/merge.ts';
import { aRun, circumstances } from '../reporting/a-run.ts';

/** A run as it was written down, of the shard `index` of `total`; `over` changes its record. */
export function aSavedShard(
  index: number,
  total: number,
  examples: readonly RecordedExample[],
  over: Partial<RunRecord> & { by?: Partial<Circumstances>; cancelled?: boolean } = {},
): NamedRun {
  const { by, cancelled = false, ...record } = over;
  const { tagsByRule: _, ...rest } = circumstances([], {
    shard: { index, total },
    selection: `--shard ${index}/${total}`,
    ...by,
  });
  const run = aRun(examples, { cancelled, startedAt: index, finishedAt: 9000 + index });
  return {
    name: `s${index}`,
    run,
    messages: [],
    record: {
      schema: 1,
      suite: { version: '1', digest: 'abc' },
      kind: 'bundled',
      faults: [],
      again: '',
      circumstances: rest,
      run: outlineOf(run),
      ...record,
    },
  };
}
