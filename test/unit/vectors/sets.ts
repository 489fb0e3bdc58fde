import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../features/vectors/', import.meta.url);

/** One known answer. */
export interface Vector<Given, Expected> {
  readonly id: string;
  readonly rule: string;
  readonly flag: 'valid' | 'invalid' | 'open';
  readonly reveals: string;
  readonly given: Given;
  readonly expected: Expected;
}

/** The schema of all sets. */
export const schema = JSON.parse(readFileSync(new URL('vectors.schema.json', FOLDER), 'utf8'));

/** The names of the sets that there are files of. */
export const setNames: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json') && file !== 'vectors.schema.json')
  .map((file) => file.replace(/\.json$/, ''));

/** A set as it is in its file. */
export const setNamed = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));

/** The vectors of a set, each with its id first, as a table of tests wants them. */
export const vectorsOf = <Given, Expected>(name: string): Array<[string, Vector<Given, Expected>]> =>
  (setNamed(name).vectors as Array<Vector<Given, Expected>>).map((each) => [each.id, each]);
