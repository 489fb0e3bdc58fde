import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { printJson } from '../terminal/streams.ts';

const FOLDER = join(ROOT, 'features/vectors');
const SCHEMA = 'vectors.schema.json';

const textOf = (file: string): string => readFileSync(join(FOLDER, file), 'utf8').trimEnd();

/** The names of the sets, in their order. */
const names = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json') && file !== SCHEMA)
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

/** `plumbline vectors`: known answers as JSON, one set or all of them, or their schema. Throws a UsageError for an unknown set. */
export function vectorsCommand(name: string | undefined, flags: { schema?: boolean }): number {
  const known = names();
  if (name !== undefined && !known.includes(name))
    throw new UsageError(`there are no vectors with the name ${name}; there are ${known.join(', ')}.`);
  if (flags.schema) printJson(textOf(SCHEMA));
  else if (name !== undefined) printJson(textOf(`${name}.json`));
  else printJson(JSON.stringify({ sets: known.map((each) => JSON.parse(textOf(`${each}.json`))) }, null, 2));
  return 0;
}
