import { isDeepStrictEqual } from 'node:util';
import type { JudgedRule, Verdicts } from './verdicts.ts';

const asWritten = (verdicts: Verdicts): Verdicts => JSON.parse(JSON.stringify(verdicts)) as Verdicts;

const toldBy = (rule: JudgedRule | undefined): string => rule?.verdict ?? 'nothing';

function ruleDifferences(told: Verdicts, again: Verdicts): string[] {
  const judged = new Map(again.rules.map((rule) => [rule.id, rule]));
  const ids = new Set([...told.rules.map(({ id }) => id), ...judged.keys()]);
  const known = new Map(told.rules.map((rule) => [rule.id, rule]));
  return [...ids].flatMap((id) => {
    const [one, other] = [known.get(id), judged.get(id)];
    if (isDeepStrictEqual(one, other)) return [];
    const how =
      toldBy(one) === toldBy(other)
        ? 'differs in its details'
        : `is ${toldBy(one)} in the ledger and ${toldBy(other)} by the recorded run`;
    return [`${id} ${how}`];
  });
}

/** Every way in which a ledger is not what its recorded run gives, one sentence each. */
export function ledgerDifferences(told: Verdicts, recomputed: Verdicts): string[] {
  const again = asWritten(recomputed);
  const names = [...new Set([...Object.keys(told), ...Object.keys(again)])] as Array<keyof Verdicts>;
  const members = names
    .filter((name) => name !== 'rules' && !isDeepStrictEqual(told[name], again[name]))
    .map((name) => `"${name}" of the ledger is not what the recorded run gives`);
  return [...members, ...ruleDifferences(told, again)];
}
