import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Option } from 'commander';
import { looksLikeHar } from '../../example/past-traffic/read-har.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { messagesFile } from '../../ledger/messages-file.ts';
import { loadSavedRun } from '../../ledger/saved-run.ts';
import { requireWritable } from '../../reports/write-reports.ts';
import { isSameSuite, judgeSaved, readSuite, suiteName } from '../run/suite.ts';
import type { CommandFile } from '../terminal/options.ts';
import { complain } from '../terminal/streams.ts';
import { type ShownAs, showVerdicts } from './merge-command.ts';

export interface JudgeFlags extends ShownAs {
  readonly target?: string;
  readonly out?: string;
}

const BEGINNING = 1024;

/** Whether a file is recorded traffic, and not a run or its folder. Throws UsageError where there is none. */
function isHar(path: string): boolean {
  try {
    if (statSync(path).isDirectory()) return false;
  } catch {
    throw new UsageError(`there is no file ${path}.`);
  }
  if (path.toLowerCase().endsWith('.har')) return true;
  const [file, beginning] = [openSync(path, 'r'), Buffer.alloc(BEGINNING)];
  const length = readSync(file, beginning);
  closeSync(file);
  return looksLikeHar(beginning.toString('utf8', 0, length));
}

export const command: CommandFile<JudgeFlags> = {
  options: [
    new Option('--target <file>', 'for a HAR: the target that its requests went to'),
    new Option('--out <dir>', 'also write reports to this folder'),
    new Option('--quiet', 'only the result'),
    new Option('--json', 'as JSON'),
  ],
  examples: [
    ['judge reports', 'recomputes the verdicts of a recorded run'],
    ['judge traffic.har --target target.yaml', 'what recorded traffic shows about the rules'],
  ],
  exitCodes: [
    ['0', 'conformant, or no deviation found; known failures may fail'],
    ['1', 'a rule fails that is not a known failure'],
    ['2', 'the file is neither a recorded run nor a HAR, or is incomplete'],
    ['3', 'not fully verified; recorded traffic never shows everything'],
    ['4', 'a known failure is stale, changed or expired'],
  ],
  async run(flags, [path = '']) {
    if (!isHar(path)) {
      if (flags.target !== undefined)
        throw new UsageError('--target is for recorded traffic (HAR); a recorded run names its own target.');
      const saved = loadSavedRun(path);
      const suite = readSuite();
      const [ran, here] = [saved.record.suite, suite.identity];
      if (!isSameSuite(ran, here))
        complain(`the run was recorded with suite ${suiteName(ran)} and is judged by ${suiteName(here)}.`);
      const verdicts = judgeSaved(saved, suite);
      const out = flags.out === undefined ? undefined : resolve(flags.out);
      if (out) requireWritable(out);
      showVerdicts(verdicts, saved, { out, beside: dirname(messagesFile(path)), as: flags });
      return verdicts.exitCode;
    }
    const { judgeHar } = await import('./judge-har.ts');
    return judgeHar(createReadStream(path, { highWaterMark: 1 << 20 }), path, flags);
  },
};
