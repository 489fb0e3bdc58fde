import type { Bindings } from '../../../ground/bindings.ts';
import { Inconclusive } from '../../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../../wire/http/exchange.ts';
import { valueAt } from '../json-members.ts';

const pointerTo = ({ messageIdAt }: Bindings, place: number): string => messageIdAt.replace('/0/', `/${place}/`);

/** The id of message number `place` (from 0) in the answer to a submit, by the target's binding. */
export function idAt(answer: unknown, bindings: Bindings, place: number): string | undefined {
  const id = valueAt(answer, pointerTo(bindings, place));
  return typeof id === 'string' ? id : undefined;
}

/**
 * The id of a message that was submitted; none where the request was refused or the answer leaves the message out.
 * Throws Inconclusive where an answer has no id at that place: the document does not show the answer to a submit.
 */
export function idOfSent({ status, json }: Exchange, bindings: Bindings, place: number): string {
  const id = valueAt(json, pointerTo(bindings, place));
  const listed = valueAt(json, bindings.messageIdAt.split('/0/')[0] ?? '');
  const isLeftOut = Array.isArray(listed) && listed.length <= place;
  if (id !== undefined || status >= 300 || isLeftOut) return typeof id === 'string' ? id : '';
  const where = `bindings.messageIdAt, ${bindings.messageIdAt}`;
  throw new Inconclusive('precondition-unmet', `the answer to a submit has no message id at ${where}; say where it is`);
}
