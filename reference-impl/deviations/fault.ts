import type { Fault } from '../worlds/behaviour.ts';

/** What a fault changes: a decision, what is asked, how it is done, the replies, or the letters on their way out. */
export type Change = Pick<Fault, 'decide' | 'request' | 'perform' | 'reply' | 'notify' | 'acts'>;

/** One fault without its id and its rule: a sentence that says what goes wrong, and what is changed. */
export type Row = Change & Pick<Fault, 'says'>;

export const fault = (says: string, change: Change): Row => ({ says, ...change });

/** Faults by the rule they break and by their ids. */
export const faultsOf = (rules: Readonly<Record<string, Readonly<Record<string, Row>>>>): readonly Fault[] =>
  Object.entries(rules).flatMap(([rule, rows]) => Object.entries(rows).map(([id, row]) => ({ id, rule, ...row })));
