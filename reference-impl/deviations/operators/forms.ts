import type { Answered, Reply } from '../../http/operation.ts';
import { fault, type Row } from '../fault.ts';
import { good, on } from './replies.ts';

const wrapped = (reply: Reply): Reply =>
  ({ ...reply, body: [reply.body ?? reply.text ?? null], text: undefined }) as Reply;

/** Answers with what it has to say as the only entry of a list. */
export const inAList = (operation: string, isMeant: (answered: Answered) => boolean = () => true): Row =>
  fault('A good answer is the only entry of a list.', {
    reply: on(operation, (reply, answered) => good(reply) && isMeant(answered), wrapped),
  });

/** Refuses with what it has to say as the only entry of a list: a good answer without content has no other form to lose. */
export const refusalsInAList = (operation: string): Row =>
  fault('A refusal is the only entry of a list.', { reply: on(operation, ({ status }) => status >= 400, wrapped) });

/** Rows of faults by the name of the form that they break. */
export function formFaults(forms: Readonly<Record<string, Row>>): Record<string, Record<string, Row>> {
  return Object.fromEntries(Object.entries(forms).map(([name, row]) => [`FORM-${name}`, { [`forms.${name}`]: row }]));
}
