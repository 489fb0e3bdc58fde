import type { KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import type { RecordedRun } from '../../ground/evidence/recorded-run.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { hiding, secretsOf } from '../../ground/secrets/hide-secrets.ts';
import type { RunRecord } from '../../ledger/run-record.ts';
import { Spool } from '../../ledger/spool.ts';
import type { Suspicion } from '../../ledger/suspect.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import type { RunFlags } from '../terminal/options.ts';
import { tell } from '../terminal/watched.ts';
import type { Examination } from './examination.ts';
import { publish } from './publish.ts';
import { keepRun } from './recording.ts';
import { aloneBy, replayBy } from './run-output.ts';
import { signRun } from './sign-run.ts';

/** What a run is concluded with, beside what it recorded. */
export interface Conclusion {
  readonly flags: RunFlags;
  readonly examination: Examination;
  readonly target: ResolvedTarget;
  readonly selection: string | undefined;
  readonly key: KeyObject | undefined;
  readonly record: RunRecord;
  readonly spool: Spool;
}

/** Begins to write a run down, so that its reports can be made whatever becomes of this process. */
export function beginSpool({ out, quiet, json, limit }: RunFlags, record: RunRecord, target: ResolvedTarget) {
  const head = { record, out: resolve(out), quiet: quiet === true, json: json === true, limit };
  const spool = Spool.open(head, hiding(secretsOf(target)));
  tell({ spool: spool.file });
  return spool;
}

/** Removes the spooled run: it is in the reports, or nothing ran. */
export function endSpool(spool: Spool): void {
  spool.remove();
  tell({ spool: null });
}

/** Judges what was recorded, writes the reports and prints the result; returns the exit code. `end` says what ended it early. */
export function conclude(
  { flags, examination, target, selection, key, record, spool }: Conclusion,
  end?: Partial<RecordedRun>,
  opinion: Partial<Suspicion> = {},
): number {
  const run = examination.recorded(end);
  if (!end && !flags.shard && run.examples.length === 0 && run.troubles.length === 0)
    throw new UsageError(`${selection ?? 'the run'} selects no example that ${target.name} can show.`);
  const clear = hiding(secretsOf(target));
  const kept = keepRun(run, spool, { record, target, clear });
  const kind = target.variant === undefined ? target.kind : 'external';
  const out = resolve(flags.out);
  const judged = {
    ...kept,
    verdicts: examination.judge(kept.run, selection),
    facts: {
      alone: aloneBy(record.again, flags.client && 'client'),
      replay: replayBy(record),
      suspicion: { kind, faults: flags.fault, ...opinion },
    },
    out,
    clear,
    quiet: flags.quiet === true,
    json: flags.json === true,
  };
  const { code, asWanted } = publish(judged, () => endSpool(spool));
  if (key && asWanted) signRun(out, key);
  return code;
}
