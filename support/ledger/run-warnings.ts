import type { RecordedRun } from '../ground/evidence/recorded-run.ts';

/** Fewer answers than this say nothing about the run as a whole. */
const ENOUGH = 20;

/** From this percentage on, one kind of answer is about the run and not about a rule. */
const SUSPICIOUS_PERCENT = 80;

const KINDS: ReadonlyArray<readonly [name: string, from: number, to: number, remedy: string]> = [
  ['401', 401, 401, 'check the credentials in the target file, and the clock of this machine'],
  ['403', 403, 403, 'check what the account of the target file is allowed to do'],
  ['404', 404, 404, 'check the addresses in the target file, with their paths'],
  ['429', 429, 429, 'lower limits.requestsPerSecond in the target file'],
  ['5xx', 500, Number.POSITIVE_INFINITY, 'look at the log of the target first'],
];

/** Sentences about the run itself, which matter before its verdicts: nearly all answers were the same refusal. */
export function runWarnings({ examples }: Pick<RecordedRun, 'examples'>): string[] {
  const answers: number[] = [];
  for (const example of examples) answers.push(...(example.answers ?? []));
  const warnings: string[] = [];
  if (answers.length < ENOUGH) return warnings;
  for (const [name, from, to, remedy] of KINDS) {
    const { length } = answers.filter((status) => status >= from && status <= to);
    const percent = Math.floor((length * 100) / answers.length);
    if (percent >= SUSPICIOUS_PERCENT)
      warnings.push(`${percent} % of ${answers.length} answers were ${name}: ${remedy}.`);
  }
  return warnings;
}
