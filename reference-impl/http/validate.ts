import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { isObject, type Json } from '../kernel/json.ts';
import type { Mistake } from '../kernel/problem.ts';
import { MOST_MISTAKES } from './bounds.ts';
import { mistakeInWords, withoutEchoes } from './mistake-words.ts';

const COUNTS = ['maxItems', 'maxProperties'];
const INNER = ['items', 'additionalProperties'];

const entriesWith = <Value>(pairs: ReadonlyArray<readonly [string, Value | undefined]>): Json | undefined => {
  const found = pairs.filter(([, value]) => value !== undefined);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
};

/**
 * The part of a JSON Schema that limits items and members; undefined if there is none. Keywords for
 * one type accept values of every other, so that it refuses nothing that the whole schema accepts.
 */
export function lengthsIn(schema: unknown): Json | undefined {
  if (!isObject(schema)) return undefined;
  const properties = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  return entriesWith([
    ...COUNTS.map((word) => [word, schema[word]] as const),
    ...INNER.map((word) => [word, lengthsIn(schema[word])] as const),
    ['properties', entriesWith(properties.map(([name, inner]) => [name, lengthsIn(inner)]))],
  ]);
}

function ajvWith(options: Options): Ajv {
  const own = { meta: false, validateSchema: false };
  const ajv = new Ajv({ ...options, ...own, coerceTypes: false, removeAdditional: false, strictTypes: false });
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  return ajv;
}

const telling = ajvWith({ allErrors: true, verbose: true });
const brief = ajvWith({ allErrors: false, verbose: true });

/** The checks of a body: the length of its arrays and its number of members first, then everything else. */
interface Validators {
  readonly lengths: ValidateFunction | undefined;
  readonly whole: ValidateFunction;
}

const known = new WeakMap<object, Validators>();

function mistakeOf(error: ErrorObject): Mistake {
  const { missingProperty, additionalProperty } = error.params as Record<string, unknown>;
  const member = missingProperty ?? additionalProperty;
  const pointer = member === undefined ? error.instancePath : `${error.instancePath}/${member}`;
  return { pointer, kind: error.keyword, message: mistakeInWords(error) };
}

/** What is wrong with a body, at most a handful; of arrays that are too long only that, since they take long. */
export function mistakesOf(schema: object, body: unknown): readonly Mistake[] {
  let validators = known.get(schema);
  if (!validators) {
    const limited = lengthsIn(schema);
    validators = { lengths: limited && brief.compile(limited), whole: telling.compile(schema) };
    known.set(schema, validators);
  }
  const { lengths, whole } = validators;
  if (lengths && !lengths(body)) return (lengths.errors ?? []).map(mistakeOf);
  return whole(body)
    ? []
    : withoutEchoes(whole.errors ?? [])
        .slice(0, MOST_MISTAKES)
        .map(mistakeOf);
}
