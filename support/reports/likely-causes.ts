import type { RecordedRun } from '../ground/evidence/recorded-run.ts';
import { type Culprit, culpritsIn } from '../ledger/culprits.ts';
import { rankedRules, signedExample } from '../ledger/sign.ts';
import { blamed, type Suspicion } from '../ledger/suspect.ts';
import type { Verdicts } from '../ledger/verdicts.ts';
import { boundLine } from './bound-line.ts';
import { plainMessage } from './difference-in-words.ts';

const LONG = 3;

const NAMED = 3;

function byCause(culprits: readonly Culprit[], suspicion: Suspicion): Map<string, [string, ...string[]]> {
  const culpritOf = new Map<string, Culprit>();
  const examples = new Set<string>();
  for (const culprit of culprits) {
    const { id } = culprit.rule;
    culpritOf.set(id, culprit);
    for (const { example } of culprit.red) examples.add(signedExample({ rule: id, name: example.name }));
  }

  const causes = new Map<string, [string, ...string[]]>();
  for (const [id] of rankedRules(examples)) {
    const { rule, red } = culpritOf.get(id) as Culprit;
    const { fingerprint, message } = red[0].example;
    const cause = blamed(suspicion) ?? (fingerprint || plainMessage(message ?? rule.verdict));
    const ids = causes.get(cause);
    if (ids) ids.push(id);
    else causes.set(cause, [id]);
  }
  return causes;
}

/** The last lines of a long red output: the verdict, the likeliest causes, the next command; none for a short one. */
export function redEnding(
  verdicts: Verdicts,
  run: RecordedRun,
  { alone, suspicion }: { readonly alone: (id: string) => string; readonly suspicion: Suspicion },
): readonly string[] | undefined {
  const culprits = culpritsIn(verdicts, run).filter(({ rule, isOutside }) => !isOutside && rule.known !== 'accepted');
  if (culprits.length < LONG) return undefined;
  const causes = [...byCause(culprits, suspicion)];
  const lines = [boundLine(verdicts), 'most likely'];
  for (const warning of verdicts.warnings ?? []) lines.push(`${'the run'.padStart(10)}  ${warning}`);
  for (const [cause, [first, ...others]] of causes.slice(0, NAMED)) {
    const count = others.length > 0 ? `${others.length + 1} rules` : '1 rule';
    lines.push(`${count.padStart(10)}  ${cause}${others.length > 0 ? `, most of all ${first}` : `: ${first}`}`);
  }
  lines.push(`next        ${alone(causes[0]?.[1][0] ?? '')}`);
  return lines;
}
