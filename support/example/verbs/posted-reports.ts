import { cellValue } from '../session/drafts.ts';
import type { Session } from '../session/session.ts';
import { postReports, specimenReports } from './own-receiver.ts';
import { postSigned } from './signed-reports.ts';

/** Reports as a table has them: members, how many TIMES they come, and the text that they were SIGNED with. */
type Row = Readonly<Record<string, string>>;

const EACH_OF = 'each of ';

/** A row for every value of a member that a cell names by `each of`. */
function spelledOut(row: Row): Row[] {
  const [found] = Object.entries(row).filter(([, cell]) => cell.startsWith(EACH_OF));
  if (!found) return [row];
  const [member, cell] = found;
  const values = cell.slice(EACH_OF.length).split(' ');
  return values.flatMap((value) => spelledOut({ ...row, [member]: value }));
}

const membersOf = ({ TIMES: _times, SIGNED: _signed, ...cells }: Row) =>
  Object.fromEntries(Object.entries(cells).map(([member, cell]) => [member, cellValue(cell)]));

/** Posts reports to the harness's own receiver, row by row. */
export async function postRows(session: Session, table: readonly Row[]): Promise<void> {
  const rows = table.flatMap(spelledOut);
  const bodies = specimenReports(rows.map(membersOf));
  for (const [place, { TIMES = '1', SIGNED, original_text }] of rows.entries()) {
    if (SIGNED === undefined) await postReports(session, Array(Number(TIMES)).fill(bodies[place]));
    else await postSigned(session, SIGNED, original_text ?? SIGNED);
  }
}
