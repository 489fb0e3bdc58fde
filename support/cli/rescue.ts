import { rmSync } from 'node:fs';
import { joined, linesOf } from '../ground/evidence/lines.ts';
import type { RecordedRun } from '../ground/evidence/recorded-run.ts';
import { outlineOf, recordMessage } from '../ledger/run-record.ts';
import { RunRecorder } from '../ledger/run-recorder.ts';
import { readSpool, type SpooledRun } from '../ledger/spool.ts';
import { publish } from './run/keep-reports.ts';
import { factsOf } from './run/run-output.ts';
import { judgeSaved, readSuite } from './run/suite.ts';
import { complain, leave, tameStreams } from './terminal/streams.ts';
import { letWatch } from './terminal/watched.ts';

/** Tells the process that watches that no reports were written; no exit code of a run. */
const FAILED = 70;

interface Loss {
  readonly spool: string;
  readonly why: string;
  readonly cancelled: boolean;
  readonly limited: boolean;
  /** The long text of the target that it was at work on when it fell silent. */
  readonly slowedBy?: string;
}

function brokenRun({ head, messages }: SpooledRun, { why, cancelled, limited, slowedBy }: Loss): RecordedRun {
  const recorder = new RunRecorder();
  for (const { text, again } of messages) recorder.take(JSON.parse(text), again);
  const run = recorder.recorded(Date.now());
  const places: string[] = [];
  for (const { startedAt, finished, rule, uri, line } of run.examples)
    if (startedAt > 0 && !finished) places.push(`${rule} at ${uri}:${line}`);
  const where = places.length > 0 ? `; in progress: ${places.join(', ')}` : '';
  const trouble = `the run ended before its time: ${why}${where}`;
  const limit = limited ? head.limit : undefined;
  if (slowedBy !== undefined) return { ...run, cancelled, limit, slowedBy };
  return { ...run, cancelled, limit, crashed: true, troubles: [trouble, ...run.troubles] };
}

/** Does that for bin/watch.mjs, the process that watches over runs, and ends this one. */
export function rescue(loss: Loss): void {
  tameStreams();
  letWatch();
  try {
    const spooled = readSpool(loss.spool);
    const { out, quiet, json, allure, record: begun } = spooled.head;
    const run = brokenRun(spooled, loss);
    const record = { ...begun, run: outlineOf(run) };
    const { code } = publish({
      verdicts: judgeSaved({ run, record }, readSuite()),
      run,
      messages: joined(spooled.messages, linesOf([JSON.stringify(recordMessage(record))])),
      facts: factsOf(record),
      out,
      quiet,
      json,
      allure,
      clear: (text) => text,
    });
    rmSync(loss.spool, { force: true });
    leave(code);
  } catch (error) {
    complain((error as Error).stack ?? String(error));
    leave(FAILED);
  }
}
