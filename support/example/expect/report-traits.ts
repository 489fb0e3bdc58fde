import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Claim } from '../session/claims.ts';
import { valuesIn, valuesNamed } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import type { SentMessage } from '../verbs/delivery-reports.ts';
import { messageIdsIn, wholeOnceIt } from '../verbs/report-pages.ts';
import { expectExplanation, expectJson, expectRecord, writtenIn } from './answers.ts';
import { atLeastOne } from './lists.ts';

export async function expectListed(session: Session, name: string): Promise<void> {
  const { id } = session.handles.get<SentMessage>(name);
  const answers = await wholeOnceIt(session, (read) => read.flatMap(messageIdsIn).includes(id));
  expect(answers.flatMap(messageIdsIn), `messages of the report with ${name}`).to.include(id);
  session.journal.witness.push(`the report lists ${name}`);
}

const textOf = (answers: readonly Exchange[]): string => answers.map(writtenIn).join('\n');

/** The text of the report, on all its pages; it is read once more until it has what is waited for. */
export async function reportText(session: Session, awaited: string): Promise<string> {
  return textOf(await wholeOnceIt(session, (answers) => textOf(answers).includes(awaited)));
}

/** A report that lists nothing still has its list. */
export function expectEmpty({ text, json }: Exchange): void {
  const all = valuesIn(json).filter(Array.isArray);
  expect(all, `lists in ${text.slice(0, 300)}`).to.not.be.empty;
  const entries = all.flat().filter((entry) => typeof entry === 'object' && entry !== null);
  expect(entries, 'what the report lists').to.deep.equal([]);
}

export interface AnswerKind {
  readonly expectIt: (answer: Exchange) => void;
  readonly claim: readonly Claim[];
}

export const ANSWER_KINDS: Readonly<Record<string, AnswerKind>> = {
  'a record': { expectIt: expectRecord, claim: [] },
  JSON: { expectIt: expectJson, claim: [] },
  'an explanation in JSON': { expectIt: expectExplanation, claim: [] },
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

interface Part {
  readonly group?: string;
  readonly sub_groups?: readonly Part[];
}

type Row = Readonly<Record<string, string>>;

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
