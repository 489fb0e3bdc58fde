import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { once } from './once.ts';

/** Texts that were read ahead, by their digests, as JSON beside the code that runs: only `npm run build` leaves one. */
const AHEAD = join(import.meta.dirname, 'yaml.json');

const ahead = once<Record<string, unknown>>(() => (existsSync(AHEAD) ? JSON.parse(readFileSync(AHEAD, 'utf8')) : {}));

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** The value of a YAML text; one that was read ahead costs a twentieth. Throws a YAMLException where it is none. */
export const readYaml = (text: string): unknown => ahead()[digestOf(text)] ?? load(text);

/** What to leave beside the code so that these texts need not be read again. */
export const writtenAhead = (texts: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(texts.map((text) => [digestOf(text), load(text)])));
