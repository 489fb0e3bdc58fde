import type { RecordedRun } from '../ground/evidence/recorded-run.ts';
import { type Block, blocksIn, type Culprit } from '../ledger/culprits.ts';
import { plainMessage } from '../ledger/difference-in-words.ts';
import { blamed, type Suspicion } from '../ledger/suspect.ts';
import type { Verdicts } from '../ledger/verdicts.ts';
import { boundLine } from './bound-line.ts';

const FEWEST_CULPRITS = 3;

const NAMED = 3;

/** The last lines of a long red output: the verdict, the likeliest causes, the next command; none for a short one. */
export function redEnding(
  verdicts: Verdicts,
  run: RecordedRun,
  { alone, suspicion }: { readonly alone: (id: string) => string; readonly suspicion: Suspicion },
): readonly string[] | undefined {
  const blocks: Block[] = [];
  const all: Culprit[] = [];
  for (const block of blocksIn(verdicts, run)) {
    if (block.culprits[0].isOutside) continue;
    blocks.push(block);
    all.push(...block.culprits);
  }
  const [first] = all;
  if (!first || all.length < FEWEST_CULPRITS) return undefined;
  const lines = [boundLine(verdicts), 'most likely'];
  for (const warning of verdicts.warnings ?? []) lines.push(`${'the run'.padStart(10)}  ${warning}`);
  const line = (count: number, cause: string, id: string): void => {
    const rules = count > 1 ? `${count} rules` : '1 rule';
    lines.push(`${rules.padStart(10)}  ${cause}${count > 1 ? `, most of all ${id}` : `: ${id}`}`);
  };
  const fault = blamed(suspicion);
  if (fault !== undefined) line(all.length, fault, first.rule.id);
  else
    for (const { cause, culprits } of blocks.slice(0, NAMED)) {
      const [{ rule, red }] = culprits;
      line(culprits.length, cause?.id ?? plainMessage(red[0].example.message ?? rule.verdict), rule.id);
    }
  lines.push(`next        ${alone(first.rule.id)}`);
  return lines;
}
