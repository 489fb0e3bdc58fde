import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../features/vectors/', import.meta.url);

export interface Vector<Given, Expected> {
  readonly id: string;
  readonly rule: string;
  readonly flag: 'valid' | 'invalid' | 'open';
  readonly reveals: string;
  readonly given: Given;
  readonly expected: Expected;
}

export const schema = JSON.parse(readFileSync(new URL('vectors.schema.json', FOLDER), 'utf8'));

export const setNames: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json') && file !== 'vectors.schema.json')
  .map((file) => file.replace(/\.json$/, ''));

export const setNamed = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));

/** The vectors of a set, each with its id first, as a table of tests wants them. */
export const vectorsOf = <Given, Expected>(name: string): Array<[string, Vector<Given, Expected>]> =>
  (setNamed(name).vectors as Array<Vector<Given, Expected>>).map((each) => [each.id, each]);
