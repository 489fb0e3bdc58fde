import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { UsageError } from '../problems/usage-error.ts';
import type { RecordedRun } from './recorded-run.ts';
import { type RunRecord, recordIn } from './run-record.ts';
import { RunRecorder } from './run-recorder.ts';

/** A run as it was written down. */
export interface SavedRun {
  readonly run: RecordedRun;
  readonly record: RunRecord;
  /** Its messages without the record, each as its line. */
  readonly messages: readonly string[];
}

const MESSAGES = 'cucumber.ndjson';

function parsedLine(line: string, at: number, file: string): Envelope {
  try {
    const envelope = JSON.parse(line) as Envelope;
    if (typeof envelope === 'object' && envelope !== null) return envelope;
  } catch {
    // told below
  }
  throw new UsageError(`${file}:${at + 1} is not a message of a run: the file is cut short or damaged.`);
}

/** Whether everything is there that judging relies on. */
function isRecord(record: RunRecord | undefined): record is RunRecord {
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

function recordedBy(recorder: RunRecorder, file: string): RecordedRun {
  try {
    return recorder.recorded(0);
  } catch {
    throw new UsageError(`${file} is damaged: its messages do not fit together.`);
  }
}

/** Reads the messages of a run and what it was judged by. Throws UsageError when any of it is missing or broken. */
export function readSavedRun(text: string, file: string): SavedRun {
  const recorder = new RunRecorder();
  const messages: string[] = [];
  let record: RunRecord | undefined;
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const envelope = parsedLine(line, at, file);
    try {
      record = recordIn(envelope) ?? record;
      recorder.take(envelope);
    } catch {
      throw new UsageError(`${file}:${at + 1} is not a message of a run: the file is damaged.`);
    }
    if (!recordIn(envelope)) messages.push(line);
  }
  if (!isRecord(record))
    throw new UsageError(
      `${file} does not say how its run was judged: it is incomplete, or plumbline run did not write it.`,
    );
  return { run: { ...recordedBy(recorder, file), ...record.run }, record, messages };
}

/** The file with the messages of a run: `path` itself, or the one in that folder. Throws UsageError when there is none. */
export function messagesFile(path: string): string {
  if (!existsSync(path)) throw new UsageError(`there is no run in ${path}: it does not exist.`);
  const file = statSync(path).isDirectory() ? join(path, MESSAGES) : path;
  if (!existsSync(file)) throw new UsageError(`there is no recorded run in ${path}: ${MESSAGES} is missing.`);
  return file;
}

/** Reads the run recorded in a report folder or a file. */
export function loadSavedRun(path: string): SavedRun {
  const file = messagesFile(path);
  return readSavedRun(readFileSync(file, 'utf8'), file);
}
