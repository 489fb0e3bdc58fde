import type { RecordedRun } from '../ground/evidence/recorded-run.ts';
import { type Culprit, culpritsIn } from '../ledger/culprits.ts';
import { Diagnosis } from '../ledger/diagnosis.ts';
import { shippedDictionary } from '../ledger/known-signs.ts';
import type { Suspicion } from '../ledger/suspect.ts';
import type { Verdicts } from '../ledger/verdicts.ts';
import { boundLine } from './bound-line.ts';
import { plainMessage } from './difference-in-words.ts';

/** Fewer red rules than this are read as they are. */
const LONG = 3;

/** So many causes are named. */
const NAMED = 3;

const counted = (count: number): string => `${count} ${count === 1 ? 'rule' : 'rules'}`;

/** What a red rule has in common with others: a fault that was switched on, one it behaves like, or what was different. */
function causeOf({ rule, red: [{ example }] }: Culprit, { kind, faults, diagnosis }: Suspicion): string {
  if (kind === 'bundled' && faults.length > 0)
    return `the fault that was switched on: ${diagnosis?.blame(rule.id, faults) ?? faults[0]}`;
  const alike = diagnosis?.alike(rule.id);
  return alike ? `it behaves like ${alike}` : example.fingerprint || plainMessage(example.message ?? rule.verdict);
}

/** The red rules that nobody expects, by their cause; the cause of most comes first. */
function byCause(culprits: readonly Culprit[], suspicion: Suspicion): Array<[cause: string, ids: readonly string[]]> {
  const causes = new Map<string, string[]>();
  for (const culprit of culprits) {
    const cause = causeOf(culprit, suspicion);
    const ids = causes.get(cause) ?? [];
    ids.push(culprit.rule.id);
    causes.set(cause, ids);
  }
  return [...causes].sort(([, one], [, other]) => other.length - one.length);
}

/** What the end of a long red output draws on. */
export interface EndingFacts {
  readonly alone: (id: string) => string;
  readonly suspicion: Suspicion;
}

/** The last lines of a long red output: the verdict once more, the likeliest causes, and the next command; none for a short one. */
export function redEnding(
  verdicts: Verdicts,
  run: RecordedRun,
  { alone, suspicion }: EndingFacts,
): readonly string[] | undefined {
  const culprits = culpritsIn(verdicts, run).filter(({ rule }) => rule.known !== 'accepted');
  if (culprits.length < LONG) return undefined;
  const causes = byCause(culprits, { diagnosis: new Diagnosis(shippedDictionary, run.examples), ...suspicion });
  const lines = causes
    .slice(0, NAMED)
    .map(
      ([cause, ids]) =>
        `${counted(ids.length).padStart(10)}  ${cause}${ids.length > 1 ? `, such as ${ids[0]}` : `: ${ids[0]}`}`,
    );
  const [[, [first = '']] = ['', []]] = causes;
  return [
    boundLine(verdicts),
    'most likely',
    ...(verdicts.warnings ?? []).map((warning) => `${'the run'.padStart(10)}  ${warning}`),
    ...lines,
    `next        ${alone(first)}`,
  ];
}
