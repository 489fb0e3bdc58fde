import type { Bindings } from '../../../ground/bindings.ts';
import { Inconclusive } from '../../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../../wire/http/exchange.ts';
import { textAt, valueAt } from '../json-members.ts';

const pointerTo = ({ messageIdAt }: Bindings, place: number): string => messageIdAt.replace('/0/', `/${place}/`);

/** The id of message number `place` (from 0) in the answer to a submit, by the target's binding. */
export const idAt = (answer: unknown, bindings: Bindings, place: number): string | undefined =>
  textAt(answer, pointerTo(bindings, place));

function leavesOut(answer: unknown, { messageIdAt }: Bindings, place: number): boolean {
  const listed = valueAt(answer, messageIdAt.split('/0/')[0] ?? '');
  return Array.isArray(listed) && listed.length <= place;
}

/**
 * The id of a message that was submitted; none where the request was refused or the answer leaves the message out. Throws
 * Inconclusive where an answer has no id at that place: the document does not show the answer to a submit.
 */
export function idOfSent({ status, json }: Exchange, bindings: Bindings, place: number): string {
  const id = idAt(json, bindings, place);
  const isThere = valueAt(json, pointerTo(bindings, place)) !== undefined;
  if (isThere || status >= 300 || leavesOut(json, bindings, place)) return id ?? '';
  const where = `bindings.messageIdAt, ${bindings.messageIdAt}`;
  throw new Inconclusive('precondition-unmet', `the answer to a submit has no message id at ${where}; say where it is`);
}
