import { isDeepStrictEqual } from 'node:util';
import type { JudgedRule, Verdicts } from './verdicts.ts';

function ruleDifferences(told: readonly JudgedRule[], again: readonly JudgedRule[]): string[] {
  const known = new Map<string, JudgedRule>();
  for (const rule of told) known.set(rule.id, rule);
  const judged = new Map<string, JudgedRule>();
  for (const rule of again) judged.set(rule.id, rule);

  const lines: string[] = [];
  for (const id of new Set([...known.keys(), ...judged.keys()])) {
    if (isDeepStrictEqual(known.get(id), judged.get(id))) continue;
    const [one = 'nothing', other = 'nothing'] = [known.get(id)?.verdict, judged.get(id)?.verdict];
    const how = one === other ? 'differs in its details' : `is ${one} in the ledger and ${other} by the recorded run`;
    lines.push(`${id} ${how}`);
  }
  return lines;
}

/** Every way in which a ledger is not what its recorded run gives, one sentence each. */
export function ledgerDifferences(told: Verdicts, recomputed: Verdicts): string[] {
  // As a file would hold it, so that a member which is undefined counts as none.
  const again = JSON.parse(JSON.stringify(recomputed)) as Verdicts;
  const lines: string[] = [];
  for (const name of new Set([...Object.keys(told), ...Object.keys(again)]) as Set<keyof Verdicts>)
    if (name !== 'rules' && !isDeepStrictEqual(told[name], again[name]))
      lines.push(`"${name}" of the ledger is not what the recorded run gives`);
  return [...lines, ...ruleDifferences(told.rules, again.rules)];
}
