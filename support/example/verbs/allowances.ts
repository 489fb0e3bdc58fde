import { HarnessError } from '../../ground/problems/harness-error.ts';
import { spanOf } from '../../ground/time/span.ts';

const READERS: Readonly<Record<string, (cell: string) => unknown>> = {
  usage: Number,
  credit: Number,
  validity: (cell) => `PT${spanOf(cell) / 1000}S`,
  filteredWords: (cell) => cell.split(', '),
};

/** What an account may spend and say, from table rows of name and value. Throws HarnessError for another name. */
export function allowancesOf(rows: ReadonlyArray<readonly string[]>): Record<string, unknown> {
  const read = ([name = '', cell = '']: readonly string[]): [string, unknown] => {
    const reader = READERS[name];
    if (!reader) throw new HarnessError(`there is no allowance called "${name}"`);
    return [name, reader(cell)];
  };
  return Object.fromEntries(rows.map(read));
}
