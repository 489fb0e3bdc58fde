import { appendFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { githubAnnotations } from '../../reports/github-annotations.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { placesOnGithub } from '../run/github-workspace.ts';
import { printCommands } from '../terminal/streams.ts';

/** GitHub refuses the summary of a step above one megabyte. */
const MOST = 1_000_000;

const CUT = '\n\nMore than fits here; verdicts.md among the reports has the rest.\n';

/** As much of a summary as is taken, in whole lines. */
function fitting(text: string): string {
  if (Buffer.byteLength(text) <= MOST) return text;
  const start = Buffer.from(text)
    .subarray(0, MOST - CUT.length)
    .toString();
  return `${start.slice(0, start.lastIndexOf('\n'))}${CUT}`;
}

function append(file: string, text: string): void {
  try {
    appendFileSync(file, text);
  } catch (error) {
    throw new UsageError(`cannot write to GITHUB_STEP_SUMMARY ${file}: ${(error as Error).message}.`);
  }
}

/** `plumbline annotate`: prints annotations, and appends to the step's summary where GitHub names its file. */
export async function annotateCommand(folder: string): Promise<number> {
  const verdicts = readVerdicts(folder);
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_STEP_SUMMARY) append(GITHUB_STEP_SUMMARY, fitting(readText(join(resolve(folder), 'verdicts.md'))));
  printCommands(githubAnnotations(verdicts, placesOnGithub(process.env, ROOT)));
  return 0;
}
