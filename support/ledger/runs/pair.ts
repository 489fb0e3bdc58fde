import type { Envelope } from '@cucumber/messages';
import { recordIn } from '../run-record.ts';
import type { Verdicts } from '../verdicts.ts';

/** Says that a report folder holds parts of two runs, as after files were copied together. */
export function twoRuns(folder: string, verdicts: Verdicts, messages: string): string | undefined {
  const text = messages.trimEnd();
  let began: string | undefined;
  try {
    const record = recordIn(JSON.parse(text.slice(text.lastIndexOf('\n') + 1)) as Envelope);
    if (record) began = new Date(record.run.startedAt).toISOString();
  } catch {
    // Its last line does not say when the run began.
  }
  return otherRun(folder, verdicts, began);
}

/** The same for a recorded run that is known to have begun then, in ISO form. */
export function otherRun(folder: string, { startedAt }: Verdicts, began: string | undefined): string | undefined {
  return began === undefined || began === startedAt
    ? undefined
    : `${folder} holds parts of two runs: verdicts.json is of ${startedAt}, and the recorded run of ${began}; run again with --out ${folder}.`;
}
