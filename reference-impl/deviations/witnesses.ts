import { existsSync, readFileSync } from 'node:fs';
import type { Fault } from '../worlds/behaviour.ts';
import { rowNamed } from './grammar/grammar.ts';

/** Written by `plumbline prove`; a line names a rule, two digests and its witnesses, with `%20` for a blank in their names. */
const FILE = new URL('./witnesses.txt', import.meta.url);

const COMMENT = '#';

/** The rules and witnesses in the text of the file. */
const witnessesIn = (text: string): Array<readonly [rule: string, ids: readonly string[]]> =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(COMMENT))
    .map((line) => {
      const [rule = '', , , ...ids] = line.split(' ');
      return [rule, ids.map((id) => id.replaceAll('%20', ' '))];
    });

/** Every witness that the grammar makes, with the rule whose examples catch it. One that the grammar no longer knows is left out. */
export const grown: readonly Fault[] = witnessesIn(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '').flatMap(
  ([rule, ids]) => ids.flatMap((id) => [rowNamed(id)].flatMap((row) => (row ? { id, rule, ...row } : []))),
);
