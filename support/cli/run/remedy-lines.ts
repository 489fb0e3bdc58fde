import { remedyGroups } from '../../ledger/remedy.ts';
import { reasonsText } from '../../ledger/tally.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { colors } from '../terminal/colors.ts';

/** So many groups are shown; the rule book has them all. */
const SHOWN = 8;

const counted = (count: number): string => `${count} ${count === 1 ? 'rule' : 'rules'}`;

/** What would open the rules that stayed undecided, the cheapest first; undefined where nothing is undecided. */
export function remedyLines({ rules }: Verdicts): string | undefined {
  const groups = remedyGroups(rules);
  if (groups.length === 0) return undefined;
  const all = groups.reduce((sum, group) => sum + group.rules.length, 0);
  const lines = groups
    .slice(0, SHOWN)
    .map(
      (group) =>
        `${String(group.rules.length).padStart(7)}  ${group.says} ${colors.dim(`(${reasonsText(group.rules)})`)}`,
    );
  const rest = groups.slice(SHOWN).reduce((sum, group) => sum + group.rules.length, 0);
  if (rest > 0)
    lines.push(`${String(rest).padStart(7)}  more, in ${groups.length - SHOWN} ways: plumbline report lists them`);
  return [`  to verify ${counted(all)} more`, ...lines].join('\n');
}
