import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import { absent, type Claim, evident, present } from '../session/claims.ts';
import type { Session } from '../session/session.ts';
import type { SentMessage } from '../verbs/delivery-reports.ts';
import { listedIds, listedIdsOnce, wholeOnceIt, wholeReport } from '../verbs/report-pages.ts';
import { writtenIn } from './json.ts';
import { expectAgreement, expectEmptyReport } from './past-traffic.ts';

/** What a step says of the report that was asked for last, and what it claims by that. */
export interface ReportTrait {
  readonly claim: Claim;
  readonly expect: (session: Session) => Promise<void>;
}

const claimOf = (isThere: boolean): Claim => (isThere ? present : absent)('the report');

/** It lists a message, or does not. */
export const lists = (name: string, isThere: boolean): ReportTrait => ({
  claim: claimOf(isThere),
  expect: async (session) => {
    const { id } = session.handles.get<SentMessage>(name);
    const ids = isThere ? await listedIdsOnce(session, id) : await listedIds(session);
    if (isThere) expect(ids, `messages of the report with ${name}`).to.include(id);
    else expect(ids, `messages of the report without ${name}`).to.not.include(id);
    if (isThere) session.journal.witness.push(`the report lists ${name}`);
  },
});

/** It has a text somewhere, or nowhere. */
export const contains = (text: string, isThere: boolean): ReportTrait => ({
  claim: claimOf(isThere),
  expect: async (session) => {
    const textOf = (answers: readonly Exchange[]): string => answers.map(writtenIn).join('\n');
    const report = textOf(await wholeOnceIt(session, (answers) => !isThere || textOf(answers).includes(text)));
    if (isThere) expect(report, 'the report').to.include(text);
    else expect(report, 'the report').to.not.include(text);
  },
});

/** It lists nothing at all. */
export const isEmpty: ReportTrait = {
  claim: absent('the report'),
  expect: async (session) => expectEmptyReport(session.last),
};

/** A summary counts what the detail report before it lists. */
export const agrees: ReportTrait = {
  claim: evident,
  expect: async (session) => {
    const detail = await wholeReport(session, 'detail report');
    const [summary] = await wholeReport(session, 'summary');
    expectAgreement(summary ?? session.last, detail);
  },
};
