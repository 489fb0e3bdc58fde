import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Exchange } from '../http/exchange.ts';
import { answerShapes } from './answer-shapes.ts';

const ajv = new Ajv({ allErrors: true, strictTypes: false });
(addFormats as unknown as (ajv: Ajv) => void)(ajv);

const compiled = new Map<object, ValidateFunction>();

/** What is wrong with `value` against a schema of documented members; unknown members are allowed. */
export function violationsOf(value: unknown, schema: object): string[] {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}

/** A successful answer with a body is JSON unless the document says otherwise. Section "Endpoints". */
export function mediaTypeViolations({ status, headers, text, json, interface: name }: Exchange): string[] {
  if (text === '' || name === 'lookup' || status >= 400) return [];
  const media = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (media === 'text/plain' && status === 202) return [];
  if (media === 'text/csv' && headers['content-disposition'] !== undefined) return [];
  if (media !== 'application/json') return [`the media type is ${media || 'missing'}, not application/json`];
  return json === undefined ? ['the body is not JSON'] : [];
}

/** Every way in which an answer breaks the documented shape, named with its request. */
export function contractViolations(exchange: Exchange, path: string): string[] {
  const { method } = exchange.request;
  const shape = answerShapes.find(
    (each) =>
      each.interface === exchange.interface &&
      each.method === method &&
      each.path.test(path) &&
      each.status === exchange.status,
  );
  const violations = [
    ...mediaTypeViolations(exchange),
    ...(shape ? violationsOf(shape.isText ? exchange.text : exchange.json, shape.schema) : []),
  ];
  return violations.map((violation) => `${method} ${path} → ${exchange.status}: ${violation}`);
}
