import type { Exchange } from '../../wire/http/exchange.ts';
import { memberAt } from '../session/json-members.ts';
import { expectMember } from './answer.ts';
import { expectInstant, expectTimestamp } from './timestamp.ts';

/** What a member of an answer can be, other than a value that the step gives. */
export type MemberKind = 'absent' | 'timestamp' | { readonly instant: number };

/** A member of an answer, at a dotted path, is of a kind. */
export function expectMemberKind(exchange: Exchange, member: string, kind: MemberKind): void {
  const value = memberAt(exchange.json, member);
  if (kind === 'absent') expectMember(exchange, member, undefined);
  else if (kind === 'timestamp') expectTimestamp(value, member);
  else expectInstant(value, kind.instant, member);
}
