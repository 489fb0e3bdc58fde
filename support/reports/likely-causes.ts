import type { RecordedRun } from '../ground/evidence/recorded-run.ts';
import { type Culprit, culpritsIn } from '../ledger/culprits.ts';
import { rankedRules, signedExample } from '../ledger/sign.ts';
import { blamed, type Suspicion } from '../ledger/suspect.ts';
import type { Verdicts } from '../ledger/verdicts.ts';
import { boundLine } from './bound-line.ts';
import { plainMessage } from './difference-in-words.ts';

/** Fewer red rules than this are read as they are. */
const LONG = 3;

/** So many causes are named. */
const NAMED = 3;

const counted = (count: number): string => `${count} ${count === 1 ? 'rule' : 'rules'}`;

/** What a red rule has in common with others: the faults that were switched on, or what was different. */
const causeOf = ({ rule, red: [{ example }] }: Culprit, suspicion: Suspicion): string =>
  blamed(suspicion) ?? (example.fingerprint || plainMessage(example.message ?? rule.verdict));

const redIn = ({ rule: { id: rule }, red }: Culprit): string[] =>
  red.map(({ example: { name } }) => signedExample({ rule, name }));

/** The red rules that nobody expects, by their cause; those with the most red examples come first, and so do their causes. */
function byCause(culprits: readonly Culprit[], suspicion: Suspicion): Array<[cause: string, ids: readonly string[]]> {
  const culpritOf = new Map(culprits.map((each) => [each.rule.id, each]));
  const causes = new Map<string, string[]>();
  for (const [id] of rankedRules(new Set(culprits.flatMap(redIn)))) {
    const cause = causeOf(culpritOf.get(id) as Culprit, suspicion);
    causes.set(cause, [...(causes.get(cause) ?? []), id]);
  }
  return [...causes];
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
  const causes = byCause(culprits, suspicion);
  const lines = causes
    .slice(0, NAMED)
    .map(
      ([cause, ids]) =>
        `${counted(ids.length).padStart(10)}  ${cause}${ids.length > 1 ? `, most of all ${ids[0]}` : `: ${ids[0]}`}`,
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
