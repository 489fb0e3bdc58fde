import type { Rule } from '../ground/rules/rule.ts';
import type { JudgedRule } from '../ledger/verdicts.ts';

export type Noted = Pick<JudgedRule, 'evidence' | 'notes' | 'knownFailures'>;

export type CsvRule = Pick<Rule, 'id' | 'says' | 'section' | 'lines' | 'level' | 'standing' | 'needs'> &
  Noted & { readonly promise?: string | undefined; readonly verdict: string };

/** A spreadsheet takes a cell that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const HEAD = 'rule promise sentence section lines level standing needs verdict evidence owner note'.split(' ');

/** Rules as CSV, every cell quoted, none of them a formula. */
export function rulesCsv(rules: readonly CsvRule[]): string {
  const rows = [HEAD];
  for (const rule of rules) {
    const { id, promise = '', says, section, lines, level, standing, needs, verdict, evidence = [] } = rule;
    const owners = new Set<string>();
    const notes: string[] = [];
    for (const { owner, date, note, link, expires } of rule.notes ?? []) {
      owners.add(owner);
      notes.push([`${date}: ${note}`, link, expires && `until ${expires}`].filter(Boolean).join(', '));
    }
    for (const { owner, issue, reason, expires, state } of rule.knownFailures ?? []) {
      owners.add(owner);
      notes.push([`known failure, ${state}`, reason, issue, `until ${expires}`].filter(Boolean).join(', '));
    }
    const place = typeof lines === 'string' ? lines : '';
    const [rests, who, said] = [evidence.join(', '), [...owners].join('; '), notes.join('; ')];
    rows.push([id, promise, says, section, place, level, standing, needs.join(', '), verdict, rests, who, said]);
  }
  let text = '';
  for (const cells of rows) {
    const quoted: string[] = [];
    for (const cell of cells) quoted.push(`"${FORMULA.test(cell) ? "'" : ''}${cell.replaceAll('"', '""')}"`);
    text += `${quoted.join(',')}\n`;
  }
  return text;
}
