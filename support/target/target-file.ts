import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject } from 'ajv';
import { parse } from 'yaml';
import { UsageError } from '../problems/usage-error.ts';
import { parseDuration } from './duration.ts';
import { withEnvironment } from './environment.ts';
import schema from './target.schema.json' with { type: 'json' };
import { DEFAULT_BINDINGS, DEFAULT_PATIENCE_MS, type ResolvedTarget } from './target.ts';

/** A target file as it was written, once its shape was found right. */
type Written = Omit<ResolvedTarget, 'maxWaitMs' | 'interfaces' | 'claim' | 'callbacks'> & {
  readonly interfaces: Record<string, string | string[]>;
  readonly claim?: { product: string; version: string | number; capabilities?: string[] };
  readonly maxWait?: string;
  readonly callbacks?: { readonly listen?: string; readonly publicUrl?: string; readonly patience?: string };
};

function read(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new UsageError(
      missing ? `There is no target file ${path}.` : `The target file ${path} cannot be read.`,
    );
  }
  try {
    return parse(text, { logLevel: 'error' });
  } catch (error) {
    const [first] = (error as Error).message.split('\n');
    throw new UsageError(`${path} is neither YAML nor JSON: ${first}`);
  }
}

function explain({ instancePath, keyword, message, params }: ErrorObject): string {
  const place = instancePath || 'the top level';
  const { additionalProperty, allowedValues } = params as {
    additionalProperty?: string;
    allowedValues?: string[];
  };
  if (keyword === 'additionalProperties')
    return `${place}: the key ${additionalProperty} is not known; mend or remove it`;
  if (keyword === 'enum') return `${place} must be one of ${allowedValues?.join(', ')}`;
  return `${place} ${message}`;
}

function requireShape(value: unknown, path: string): Written {
  const validate = new Ajv({ strictTypes: false }).compile(schema);
  if (!validate(value))
    throw new UsageError(`${path}: ${explain((validate.errors as ErrorObject[])[0] as ErrorObject)}.`);
  return value as Written;
}

const trimmed = (address: string): string => address.replace(/\/+$/, '');

function durationAt(path: string, place: string, text: string): number {
  const span = parseDuration(text);
  if (span === undefined)
    throw new UsageError(`${path}: ${place} is no duration; write it like 90s, 10m or 25h.`);
  return span;
}

function callbacksOf({ callbacks = {} }: Written, path: string): ResolvedTarget['callbacks'] {
  const { listen = '127.0.0.1:0', publicUrl, patience } = callbacks;
  const patienceMs =
    patience === undefined ? DEFAULT_PATIENCE_MS : durationAt(path, '/callbacks/patience', patience);
  return { listen, publicUrl, patienceMs };
}

function resolve(written: Written, path: string): ResolvedTarget {
  const maxWaitMs = durationAt(path, '/maxWait', written.maxWait ?? '0s');
  const { claim, interfaces } = written;
  return {
    name: written.name,
    kind: written.kind,
    scope: written.scope ?? 'external',
    claim: {
      product: claim?.product ?? written.name,
      version: String(claim?.version ?? 'unknown'),
      capabilities: claim?.capabilities ?? [],
    },
    interfaces: Object.fromEntries(
      Object.entries(interfaces).map(([name, address]) => [
        name,
        Array.isArray(address) ? address.map(trimmed) : trimmed(address),
      ]),
    ),
    lab: written.lab === undefined ? undefined : trimmed(written.lab),
    credentials: written.credentials,
    numbers: written.numbers ?? {},
    bindings: { ...DEFAULT_BINDINGS, ...written.bindings },
    callbacks: callbacksOf(written, path),
    limits: written.limits ?? {},
    published: written.published ?? false,
    maxWaitMs,
    knownFailures: written.knownFailures ?? [],
  };
}

/** Reads a target file, YAML or JSON. Throws UsageError with the place and the remedy. */
export function loadTargetFile(path: string, environment: NodeJS.ProcessEnv = process.env): ResolvedTarget {
  const value = read(path);
  return resolve(requireShape(withEnvironment(value, path, environment), path), path);
}
