import { resolve } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import { systemWords } from '../../ground/problems/system-words.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import type { KnownCredentials } from '../../wire/target/credential-lines.ts';
import { INTERFACES } from '../../wire/target/target.ts';
import type { TargetWishes } from '../../wire/target/target-template.ts';

const REMEDY = '"plumbline serve --ready-file FILE" writes one and keeps it while it runs';

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

function jsonIn(path: string): Readonly<Record<string, unknown>> {
  let text: string;
  try {
    text = readText(resolve(path));
  } catch (error) {
    throw new UsageError(`cannot read the ready file ${path}: ${systemWords(error)}; ${REMEDY}.`);
  }
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (isGroup(value)) return value;
  } catch {
    // Said below, in one sentence for whatever is no JSON object.
  }
  throw new UsageError(`${path} is not a ready file, which is a JSON object; ${REMEDY}.`);
}

/** What a target file says of the platform in a ready file. Throws UsageError naming the file and what to do. */
export function wishesOfReady(path: string): Partial<TargetWishes> {
  const ready = jsonIn(path);
  const addresses: Record<string, unknown> = {};
  for (const name of [...INTERFACES, 'lab']) {
    const value = ready[name];
    if (value === undefined) continue;
    const all: readonly unknown[] = [value].flat();
    if (all.length === 0 || !all.every((each) => isText(each) && !each.includes('${')))
      throw new UsageError(`${path}: /${name} is not an address; ${REMEDY}.`);
    addresses[name] = name === 'lookup' ? all : value;
  }
  if (Object.keys(addresses).length === 0)
    throw new UsageError(`${path} names no interface, so it is not a ready file; ${REMEDY}.`);
  const { credentials } = ready;
  if (credentials !== undefined && !isGroup(credentials))
    throw new UsageError(`${path}: /credentials is not a text, or a group of texts.`);
  for (const [name, of] of Object.entries(credentials ?? {}))
    if (!isText(of) && !(isGroup(of) && Object.values(of).every(isText)))
      throw new UsageError(`${path}: /credentials/${name} is not a text, or a group of texts.`);
  const known = credentials as KnownCredentials | undefined;
  return { name: 'local-platform', kind: 'external', ...addresses, published: true, credentials: known };
}
