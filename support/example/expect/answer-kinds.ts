import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import { expectAccepted, expectRecord } from './answer.ts';
import { expectExplanation, expectJson } from './json.ts';

export type AnswerKind = keyof typeof KINDS;

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z?/;

/** A body without its instants, which may be those of the answer. */
const withoutInstants = ({ json, text }: Pick<Exchange, 'json' | 'text'>): string =>
  json === undefined
    ? text
    : JSON.stringify(json, (_, value) => (typeof value === 'string' && INSTANT.test(value) ? '' : value));

function expectDifferent({ journal, last }: Session): void {
  const before = journal.exchanges.at(-2);
  expect(withoutInstants(last), 'the answer').to.not.equal(before && withoutInstants(before));
}

const KINDS = {
  JSON: ({ last }: Session) => expectJson(last),
  'a record': ({ last }: Session) => {
    expectAccepted(last);
    expectRecord(last);
  },
  'an explanation in JSON': ({ last }: Session) => expectExplanation(last),
  'different from the answer before': expectDifferent,
};

/** The latest answer is of a kind. */
export const expectAnswerKind = (session: Session, kind: AnswerKind): void => KINDS[kind](session);
