import type { RecordedRun } from '../ground/evidence/recorded-run.ts';

/** Fewer answers than this say nothing about the run as a whole. */
const ENOUGH = 20;

/** From this percentage on, one kind of answer is about the run and not about a rule. */
const MOST = 80;

/** Answers by which a target refuses everybody, and where to look then. */
const KINDS: ReadonlyArray<readonly [name: string, is: (status: number) => boolean, remedy: string]> = [
  ['401', (status) => status === 401, 'check the credentials in the target file, and the clock of this machine'],
  ['403', (status) => status === 403, 'check what the account of the target file is allowed to do'],
  ['404', (status) => status === 404, 'check the addresses in the target file, with their paths'],
  ['429', (status) => status === 429, 'lower limits.requestsPerSecond in the target file'],
  ['5xx', (status) => status >= 500, 'look at the log of the target first'],
];

/**
 * Sentences about the run itself, which matter before any of its verdicts: nearly all answers were the same refusal.
 * None for a run with few answers.
 */
export function runWarnings({ examples }: Pick<RecordedRun, 'examples'>): string[] {
  const answers = examples.flatMap(({ answers: statuses = [] }) => statuses);
  if (answers.length < ENOUGH) return [];
  return KINDS.flatMap(([name, is, remedy]) => {
    const percent = Math.floor((answers.filter(is).length * 100) / answers.length);
    return percent < MOST ? [] : [`${percent} % of ${answers.length} answers were ${name}: ${remedy}.`];
  });
}
