import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Mistake } from '../kernel/problem.ts';
import { MOST_MISTAKES } from './bounds.ts';
import { lengthsIn } from './lengths.ts';

function ajvWith(options: Options): Ajv {
  const ajv = new Ajv({ ...options, coerceTypes: false, removeAdditional: false, strictTypes: false });
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  return ajv;
}

const telling = ajvWith({ allErrors: true });
const brief = ajvWith({ allErrors: false });

/** The checks of a body: the length of its arrays and its number of members first, then everything else. */
interface Validators {
  readonly lengths: ValidateFunction | undefined;
  readonly whole: ValidateFunction;
}

const known = new WeakMap<object, Validators>();

function validatorsFor(schema: object): Validators {
  let validators = known.get(schema);
  if (!validators) {
    const lengths = lengthsIn(schema);
    validators = { lengths: lengths && brief.compile(lengths), whole: telling.compile(schema) };
    known.set(schema, validators);
  }
  return validators;
}

function mistakeOf(error: ErrorObject): Mistake {
  const { missingProperty, additionalProperty, allowedValues } = error.params as Record<string, unknown>;
  const member = missingProperty ?? additionalProperty;
  const pointer = member === undefined ? error.instancePath : `${error.instancePath}/${member}`;
  const kind = error.keyword;
  if (missingProperty !== undefined) return { pointer, kind, message: 'is required' };
  if (additionalProperty !== undefined) return { pointer, kind, message: 'is not known' };
  if (Array.isArray(allowedValues)) return { pointer, kind, message: `must be one of ${allowedValues.join(', ')}` };
  return { pointer, kind, message: error.message ?? 'is invalid' };
}

/**
 * What is wrong with a body, at most a handful. If its arrays are too long, only that is reported:
 * a million items are not validated just to refuse them.
 */
export function mistakesOf(schema: object, body: unknown): readonly Mistake[] {
  const { lengths, whole } = validatorsFor(schema);
  if (lengths && !lengths(body)) return (lengths.errors ?? []).map(mistakeOf);
  return whole(body) ? [] : (whole.errors ?? []).slice(0, MOST_MISTAKES).map(mistakeOf);
}
