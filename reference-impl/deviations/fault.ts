import type { Fault } from '../worlds/behaviour.ts';

/** What a fault changes: a decision, what is asked, how it is done, the replies, or the letters on their way out. */
export type Change = Pick<Fault, 'decide' | 'request' | 'perform' | 'reply' | 'notify' | 'acts'>;

/** One fault without its id and its rule: a sentence that says what goes wrong, and what is changed. */
export type Row = Change & Pick<Fault, 'says'>;

/** A fault whose sentence has room beside its name; a longer one is written as the row itself. */
export const fault = (says: string, change: Change): Row => ({ says, ...change });

/** A row for each entry of a table, whose name ends the id and whose words end the sentence. */
export const rowsOf = <Value>(
  table: Readonly<Record<string, readonly [words: string, value: Value]>>,
  id: `${string} ${string}`,
  sentence: string,
  change: (value: Value) => Change,
): Readonly<Record<string, Row>> =>
  Object.fromEntries(
    Object.entries(table).map(([name, [words, value]]) => [
      `${id}-${name}`,
      fault(`${sentence} ${words}.`, change(value)),
    ]),
  );

/** Faults by the rule that each breaks and its id, such as `DEDUP-02 dedup.window-23-hours`. */
export const faultsOf = (rows: Readonly<Record<`${string} ${string}`, Row>>): readonly Fault[] =>
  Object.entries(rows).map(([name, row]) => {
    const [rule, id] = name.split(' ') as [string, string];
    return { id, rule, ...row };
  });
