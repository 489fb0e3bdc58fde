import type { Envelope } from '@cucumber/messages';
import { changed, type Lines } from '../ground/evidence/lines.ts';
import type { RecordedRun } from '../ground/evidence/recorded-run.ts';
import { UsageError } from '../ground/problems/usage-error.ts';
import { messagesFile, messagesIn } from './messages-file.ts';
import { RECORD_TYPE, type RunRecord, recordIn } from './run-record.ts';
import { RunRecorder } from './run-recorder.ts';

export interface SavedRun {
  readonly run: RecordedRun;
  readonly record: RunRecord;
  readonly messages: Lines;
}

export function isRecord(record: RunRecord | undefined): record is RunRecord {
  const { schema, suite, circumstances: by, run } = record ?? ({} as Partial<RunRecord>);
  const lists = [by?.facilities, by?.interfaces, by?.knownFailures, run?.troubles, record?.faults];
  const times = [run?.startedAt, run?.finishedAt];
  return (
    schema === 1 &&
    typeof suite?.digest === 'string' &&
    typeof by?.claim === 'object' &&
    lists.every(Array.isArray) &&
    times.every(Number.isFinite)
  );
}

/** Reads the messages of a run and what it was judged by. Throws UsageError when any of it is missing or broken. */
export function readSavedRun(lines: Lines, file: string): SavedRun {
  const recorder = new RunRecorder();
  let record: RunRecord | undefined;
  let at = 0;
  for (const { text, again } of lines) {
    at += 1;
    if (text === '') continue;
    let envelope: Envelope | undefined;
    try {
      envelope = JSON.parse(text) as Envelope;
    } catch {
      // The error below says it.
    }
    if (typeof envelope !== 'object' || envelope === null)
      throw new UsageError(`${file}:${at} is not a message of a run: the file is cut short or damaged.`);
    try {
      record = recordIn(envelope) ?? record;
      recorder.take(envelope, again);
    } catch {
      throw new UsageError(`${file}:${at} is not a message of a run: the file is damaged.`);
    }
  }
  if (!isRecord(record))
    throw new UsageError(
      `${file} does not say how its run was judged: it is incomplete, or plumbline run did not write it.`,
    );
  try {
    return {
      run: { ...recorder.recorded(0), ...record.run },
      record,
      messages: changed(lines, (line) => {
        const isRecorded = line.includes(RECORD_TYPE) && recordIn(JSON.parse(line) as Envelope) !== undefined;
        return line === '' || isRecorded ? undefined : line;
      }),
    };
  } catch {
    throw new UsageError(`${file} is damaged: its messages do not fit together.`);
  }
}

export function loadSavedRun(path: string): SavedRun {
  const file = messagesFile(path);
  return readSavedRun(messagesIn(file), file);
}
