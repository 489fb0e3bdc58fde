import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';

interface Part {
  readonly group?: string;
  readonly sub_groups?: readonly Part[];
}

type Row = Readonly<Record<string, string>>;

/** Each part of a summary as a row: the names of the groups that lead to it, and what the table wants to know of it. */
function rowsOf(parts: readonly Part[], columns: readonly string[], above: readonly string[] = []): Row[] {
  return parts.flatMap((part) => {
    const path = [...above, String(part.group)];
    const members = part as Readonly<Record<string, unknown>>;
    const row = Object.fromEntries(
      columns.map((column) => [column, column === 'GROUP' ? path.join(' / ') : String(members[column])]),
    );
    return [row, ...rowsOf(part.sub_groups ?? [], columns, path)];
  });
}

/** The summary has these groups and no others, in any sequence. Section "Reports". */
export function expectGroups({ json, text, status }: Exchange, wanted: readonly Row[]): void {
  expect(status, text.slice(0, 300)).to.equal(200);
  const { summaries = [] } = (json ?? {}) as { summaries?: readonly Part[] };
  const found = rowsOf(summaries, Object.keys(wanted[0] ?? {}));
  expect(found, text.slice(0, 500)).to.have.deep.members([...wanted]);
}
