import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

export interface Deviation {
  readonly at: string;
  /** What the schema wants there, after "must". */
  readonly wanted: string;
  readonly got?: unknown;
}

/** The schemas are our own, linted with the descriptions they are in: that they are schemas is not checked in each process. */
const OWN_SCHEMAS = { meta: false, validateSchema: false };

function validator(allErrors: boolean): (schema: object) => ValidateFunction {
  const ajv = new Ajv({ allErrors, strictTypes: false, verbose: true, ...OWN_SCHEMAS });
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  const compiled = new Map<object, ValidateFunction>();
  return (schema) => {
    const validate = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, validate);
    return validate;
  };
}

const everyError = validator(true);
const firstError = validator(false);

/** Above this many values in a body only the first error is reported: a million wrong entries are a million errors. */
const MOST_VALUES = 10_000;

export function deviationsFrom(value: unknown, schema: object): Deviation[] {
  let left = MOST_VALUES;
  const walk = (each: unknown): boolean => {
    left -= 1;
    return left < 0 || (typeof each === 'object' && each !== null && Object.values(each).some(walk));
  };
  const validate = (walk(value) ? firstError : everyError)(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message = 'be otherwise', data }) => ({
    at: instancePath || '/',
    wanted: message.replace(/^must /, ''),
    got: data,
  }));
}
