import type { Bindings } from '../../../ground/bindings.ts';
import { textAt } from '../json-members.ts';

/** The id of message number `place` (from 0) in the answer to a submit, by the target's binding. */
export function idAt(answer: unknown, { messageIdAt }: Bindings, place: number): string | undefined {
  return textAt(answer, messageIdAt.replace('/0/', `/${place}/`));
}
