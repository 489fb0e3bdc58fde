import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import { absent, type Claim, evident, present } from '../session/claims.ts';
import { valuesIn, valuesNamed } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import type { SentMessage } from '../verbs/delivery-reports.ts';
import { listedIds, listedIdsOnce, wholeOnceIt, wholeReport } from '../verbs/report-pages.ts';
import { writtenIn } from './answer-kinds.ts';
import { atLeastOne } from './lists.ts';

/** What a step says of the report that was asked for last, and what it claims by that. */
export interface ReportTrait {
  readonly claim: Claim;
  readonly expect: (session: Session) => Promise<void>;
}

export const lists = (name: string, isThere: boolean): ReportTrait => ({
  claim: (isThere ? present : absent)('the report'),
  expect: async (session) => {
    const { id } = session.handles.get<SentMessage>(name);
    if (!isThere)
      return void expect(await listedIds(session), `messages of the report without ${name}`).to.not.include(id);

    expect(await listedIdsOnce(session, id), `messages of the report with ${name}`).to.include(id);
    session.journal.witness.push(`the report lists ${name}`);
  },
});

export const contains = (text: string, isThere: boolean): ReportTrait => ({
  claim: (isThere ? present : absent)('the report'),
  expect: async (session) => {
    const textOf = (answers: readonly Exchange[]): string => answers.map(writtenIn).join('\n');
    const report = textOf(await wholeOnceIt(session, (answers) => !isThere || textOf(answers).includes(text)));
    if (isThere) expect(report, 'the report').to.include(text);
    else expect(report, 'the report').to.not.include(text);
  },
});

/** It answers HTTP status 200 with a list that has nothing in it. */
export const isEmpty: ReportTrait = {
  claim: absent('the report'),
  expect: async ({
    wire: {
      last: { status, text, json },
    },
  }) => {
    expect(status, text.slice(0, 300)).to.equal(200);
    const all = valuesIn(json).filter((value) => Array.isArray(value));
    expect(all, `lists in ${text.slice(0, 300)}`).to.not.be.empty;
    const entries = all.flat().filter((entry) => typeof entry === 'object' && entry !== null);
    expect(entries, 'what the report lists').to.deep.equal([]);
  },
};

/** The summary counts what the pages of the detail report list. Section "Reports". */
export function expectAgreement(summary: Exchange, detail: readonly Exchange[]): void {
  const count = { outbound: 0, inbound: 0 };
  const directions = detail.flatMap(({ json }) => valuesNamed(json, 'direction'));
  for (const each of directions) if (each === 'outbound' || each === 'inbound') count[each] += 1;

  const { total_sent, total_received } = (summary.json ?? {}) as Record<string, unknown>;
  atLeastOne(directions, 'lines of the detail report');
  const wanted = { total_sent: count.outbound, total_received: count.inbound };
  expect({ total_sent, total_received }, 'the summary').to.deep.equal(wanted);
}

export const agrees: ReportTrait = {
  claim: evident,
  expect: async (session) => {
    const detail = await wholeReport(session, 'detail report');
    const [summary] = await wholeReport(session, 'summary');
    expectAgreement(summary ?? session.wire.last, detail);
  },
};

interface Part {
  readonly group?: string;
  readonly sub_groups?: readonly Part[];
}

type Row = Readonly<Record<string, string>>;

/** Each part of a summary as a row: the names of the groups that lead to it, and what the table wants to know of it. */
function rowsOf(parts: readonly Part[], columns: readonly string[], above = ''): Row[] {
  const rows: Row[] = [];
  for (const part of parts) {
    const path = `${above}${part.group}`;
    const row: Record<string, string> = {};
    for (const column of columns) row[column] = String(part[column as keyof Part]);
    if ('GROUP' in row) row.GROUP = path;
    rows.push(row, ...rowsOf(part.sub_groups ?? [], columns, `${path} / `));
  }
  return rows;
}

/** The summary has these groups and no others, in any sequence. Section "Reports". */
export function expectGroups({ json, text, status }: Exchange, wanted: readonly Row[]): void {
  expect(status, text.slice(0, 300)).to.equal(200);
  const { summaries = [] } = (json ?? {}) as { summaries?: readonly Part[] };
  const found = rowsOf(summaries, Object.keys(wanted[0] ?? {}));
  expect(found, text.slice(0, 500)).to.have.deep.members([...wanted]);
}
