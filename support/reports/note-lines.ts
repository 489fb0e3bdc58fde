import { everyRule, type JudgedRule, type Verdicts } from '../ledger/verdicts.ts';

type Note = NonNullable<JudgedRule['notes']>[number];

/** A note of the target file in one line: `2026-11-28, core team: asked the vendor (ABC-1, until 2027-03-31)`. */
export function noteText({ owner, date, note, link, expires }: Note): string {
  const more = [link, expires && `until ${expires}`].filter(Boolean).join(', ');
  return `${date}, ${owner}: ${note}${more && ` (${more})`}`;
}

/** A line for each note on a rule, whatever its verdict. */
export function noteLines(verdicts: Pick<Verdicts, 'rules' | 'ownClient'>): string[] {
  const lines: string[] = [];
  for (const { id, verdict, notes = [] } of everyRule(verdicts))
    for (const note of notes) lines.push(`note on ${id} (${verdict}) of ${noteText(note)}`);
  return lines;
}
