import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { folder, plumbline } from './command-line.ts';

const SCHEMAS = join(import.meta.dirname, '../../support/ledger/schemas');

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const compiled = (name: string) =>
  addFormats.default(new Ajv({ strict: true })).compile(read(join(SCHEMAS, `${name}.schema.json`)) as object);

const RULE = ['--quiet', '--rule', 'MSG-DEDUP-01'];

/** Commands and the files that they leave, each below the folder of the test. */
const COMMANDS: ReadonlyArray<readonly string[]> = [
  ['run', ...RULE, '--out', 'nights/1'],
  ['run', ...RULE, '--fault', 'dedup.code-304', '--out', 'nights/2'],
  ['run', ...RULE, '--shard', '1/2', '--out', 'shard'],
  ['run', ...RULE, '--max-wait', '1s', '--order', 'random', '--seed', '7', '--out', 'ordered'],
  ['history', 'nights', '--out', 'history'],
  ['evidence', '--out', 'evidence'],
  ['statement', '--new-key', 'key.pem'],
  ['statement', 'nights/1', '--key', 'key.pem'],
];

describe('the schemas that come along', () => {
  beforeAll(async () => {
    for (const command of COMMANDS) {
      const { code, stderr } = await plumbline(command);
      if (code === 2 || code === 5) throw new Error(`${command.join(' ')} ended with ${code}: ${stderr}`);
    }
  });

  it.each([
    ['verdicts', 'nights/1/verdicts.json'],
    ['verdicts', 'nights/2/verdicts.json'],
    ['verdicts', 'shard/verdicts.json'],
    ['verdicts', 'ordered/verdicts.json'],
    ['history', 'history/history.json'],
    ['evidence', 'evidence/evidence.json'],
    ['statement', 'nights/1/statement.json'],
  ])('%s fits %s', (name, file) => {
    const fits = compiled(name);
    fits(read(join(folder, file)));
    expect(fits.errors ?? []).toEqual([]);
  });

  it.each(['verdicts', 'history', 'evidence', 'statement'])('%s does not fit nothing', (name) => {
    expect(compiled(name)({})).toBe(false);
  });
});
