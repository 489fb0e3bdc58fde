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

/** An address, or several; the target file refuses what cannot be one. */
function addressIn(path: string, name: string, value: unknown): string | readonly string[] {
  const all: readonly unknown[] = [value].flat();
  if (all.length > 0 && all.every((each) => typeof each === 'string' && !each.includes('${')))
    return value as string | readonly string[];
  throw new UsageError(`${path}: /${name} is not an address; ${REMEDY}.`);
}

function credentialsIn(path: string, value: unknown): KnownCredentials | undefined {
  if (value === undefined) return undefined;
  const isText = (each: unknown): boolean => typeof each === 'string';
  const wrong = isGroup(value)
    ? Object.entries(value).find(([, of]) => !isText(of) && !(isGroup(of) && Object.values(of).every(isText)))
    : ['', value];
  if (wrong === undefined) return value as KnownCredentials;
  throw new UsageError(`${path}: /credentials${wrong[0] && `/${wrong[0]}`} is not a text, or a group of texts.`);
}

/**
 * What a target file says about the platform that wrote a ready file: its addresses, its lab, and which credentials there are.
 * Throws UsageError naming the file and what to do.
 */
export function wishesOfReady(path: string): Partial<TargetWishes> {
  const ready = jsonIn(path);
  const offered = [...INTERFACES, 'lab'].filter((name) => ready[name] !== undefined);
  if (offered.length === 0) throw new UsageError(`${path} names no interface, so it is not a ready file; ${REMEDY}.`);
  const addresses = Object.fromEntries(
    offered.map((name) => {
      const address = addressIn(path, name, ready[name]);
      return [name, name === 'lookup' ? [address].flat() : address];
    }),
  );
  const credentials = credentialsIn(path, ready.credentials);
  return {
    name: 'local-platform',
    kind: 'external',
    ...addresses,
    published: true,
    ...(credentials ? { credentials } : {}),
  };
}
