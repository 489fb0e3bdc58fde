import type { Envelope } from '@cucumber/messages';
import { recordIn } from './run-record.ts';
import type { Verdicts } from './verdicts.ts';

/** When the run began that these messages recorded, in ISO form; undefined where their last one does not say it. */
function beganIn(messages: string): string | undefined {
  const text = messages.trimEnd();
  try {
    const record = recordIn(JSON.parse(text.slice(text.lastIndexOf('\n') + 1)) as Envelope);
    return record && new Date(record.run.startedAt).toISOString();
  } catch {
    return undefined;
  }
}

/**
 * Says that a report folder holds parts of two runs, as it does when files were copied together or an older version has
 * written over some of them; undefined when its ledger and its recorded run belong together.
 */
export const twoRuns = (folder: string, verdicts: Verdicts, messages: string): string | undefined =>
  otherRun(folder, verdicts, beganIn(messages));

/** The same for a recorded run that is known to have begun then, in ISO form. */
export function otherRun(folder: string, { startedAt }: Verdicts, began: string | undefined): string | undefined {
  return began === undefined || began === startedAt
    ? undefined
    : `${folder} holds parts of two runs: verdicts.json is of ${startedAt}, and cucumber.ndjson of ${began}; run again with --out ${folder}.`;
}
