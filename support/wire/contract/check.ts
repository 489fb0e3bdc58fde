import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { unreadable } from '../../ground/json.ts';
import type { Exchange } from '../http/exchange.ts';
import { formOf } from './answer-form.ts';

const validator = (allErrors: boolean): ((schema: object) => ValidateFunction) => {
  const ajv = new Ajv({ allErrors, strictTypes: false });
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  const compiled = new Map<object, ValidateFunction>();
  return (schema) => {
    const validate = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, validate);
    return validate;
  };
};

const everyError = validator(true);
const firstError = validator(false);

/** Above this many values in a body only the first error is reported: a million wrong entries are a million errors. */
const MANY = 10_000;

/** Errors of one body that are reported. */
const MOST_TOLD = 20;

function hasMany(value: unknown): boolean {
  let left = MANY;
  const walk = (each: unknown): boolean => {
    left -= 1;
    return left < 0 || (typeof each === 'object' && each !== null && Object.values(each).some(walk));
  };
  return walk(value);
}

/** What is wrong with `value` against a schema of documented members; unknown members are allowed. */
export function violationsOf(value: unknown, schema: object): string[] {
  const validate = (hasMany(value) ? firstError : everyError)(schema);
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  const told = errors.slice(0, MOST_TOLD).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  return errors.length > MOST_TOLD ? [...told, `and ${errors.length - MOST_TOLD} more`] : told;
}

/** A successful answer with a body is JSON unless the document says otherwise. Section "Endpoints". */
export function mediaTypeViolations({ status, headers, text, json, interface: name }: Exchange): string[] {
  if (text === '' || name === 'lookup' || status >= 400) return [];
  const media = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (media === 'text/plain' && status === 202) return [];
  if (media === 'text/csv' && headers['content-disposition'] !== undefined) return [];
  if (media !== 'application/json') return [`the media type is ${media || 'missing'}, not application/json`];
  return json === undefined ? [unreadable(text)] : [];
}

/** Every way in which an answer breaks the documented shape, named with its request. */
export function contractViolations(exchange: Exchange, path: string): string[] {
  const { method } = exchange.request;
  const { documented, isText } = formOf(exchange, path) ?? {};
  const violations = [
    ...mediaTypeViolations(exchange),
    ...(documented ? violationsOf(isText ? exchange.text : exchange.json, documented) : []),
  ];
  return violations.map((violation) => `${method} ${path} → ${exchange.status}: ${violation}`);
}
