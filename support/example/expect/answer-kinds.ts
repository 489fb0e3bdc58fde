import { expect } from 'chai';
import type { Session } from '../session/session.ts';
import { expectAccepted, expectJsonObject } from './answer.ts';
import { expectExplanation, expectJson } from './json.ts';

/** What an answer as a whole can be. */
export type AnswerKind = keyof typeof KINDS;

function expectDifferent({ journal, last }: Session): void {
  expect(last.text, 'the answer').to.not.equal(journal.exchanges.at(-2)?.text);
}

const KINDS = {
  JSON: ({ last }: Session) => expectJson(last),
  'a record': ({ last }: Session) => {
    expectAccepted(last);
    expectJsonObject(last);
  },
  'an explanation in JSON': ({ last }: Session) => expectExplanation(last),
  'different from the answer before': expectDifferent,
};

/** The latest answer is of a kind. */
export const expectAnswerKind = (session: Session, kind: AnswerKind): void => KINDS[kind](session);
