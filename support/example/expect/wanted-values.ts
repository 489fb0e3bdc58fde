import { expect } from 'chai';
import { ROLES } from '../session/account-words.ts';
import { cellValue } from '../session/drafts.ts';
import type { Session } from '../session/session.ts';
import { ownValue } from '../session/specimen-numbers.ts';
import { receiverNamed } from '../verbs/receivers.ts';
import { type Expectation, KINDS } from './kinds.ts';

const IF_PRESENT = ', if present';
const ONE_OF = 'one of ';
const ID_OF = 'the id of ';
const URL_OF = 'the URL of the receiver ';

const equalTo =
  (wanted: unknown): Expectation =>
  (value, member) =>
    expect(value, member).to.deep.equal(wanted);

/**
 * What a cell of a table asks of a member: a kind such as `a UUID`, `one of` some texts, `the id of` an account, `the URL of`
 * a receiver, or a value; `, if present` lets the member be left out.
 */
export function wantedBy(session: Session, cell: string): Expectation {
  if (cell.endsWith(IF_PRESENT)) {
    const wanted = wantedBy(session, cell.slice(0, -IF_PRESENT.length));
    return (value, member) => value === undefined || wanted(value, member);
  }
  const choices = cell.slice(ONE_OF.length).split(', ');
  if (cell.startsWith(ONE_OF)) return (value, member) => expect(value, member).to.be.oneOf(choices);
  if (cell.startsWith(ID_OF)) return equalTo(session.account(ROLES[cell.slice(ID_OF.length)] ?? cell).id);
  if (cell.startsWith(URL_OF)) return equalTo(receiverNamed(session, String(cellValue(cell.slice(URL_OF.length)))).url);
  return KINDS[cell] ?? equalTo(session.texts.expected(ownValue(session, cell)));
}
