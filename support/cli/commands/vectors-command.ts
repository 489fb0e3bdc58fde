import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Option } from 'commander';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import type { CommandFile } from '../terminal/options.ts';
import { printJson } from '../terminal/streams.ts';

const FOLDER = join(ROOT, 'features/vectors');
const SCHEMA = 'vectors.schema';
const textOf = (name: string): string => readFileSync(join(FOLDER, `${name}.json`), 'utf8').trimEnd();

export const command: CommandFile<{ schema?: boolean }> = {
  options: [new Option('--schema', 'the JSON Schema of a set')],
  examples: [
    ['vectors hmac-requests', 'signatures of requests, with the text that is signed'],
    ['vectors sending-hours > hours.json', 'for the unit tests of an implementation'],
  ],
  run({ schema }, [name]) {
    const known: string[] = [];
    for (const file of readdirSync(FOLDER))
      if (file.endsWith('.json') && file !== `${SCHEMA}.json`) known.push(file.slice(0, -'.json'.length));
    known.sort();
    if (name !== undefined && !known.includes(name))
      throw new UsageError(`there are no vectors with the name ${name}; there are ${known.join(', ')}.`);
    if (schema) printJson(textOf(SCHEMA));
    else if (name !== undefined) printJson(textOf(name));
    else printJson(JSON.stringify({ sets: known.map((each) => JSON.parse(textOf(each))) }, null, 2));
    return 0;
  },
};
