import { unreadable } from '../../ground/json.ts';
import { formIdOf } from '../../ground/operations/form-rows.ts';
import { operations } from '../../ground/operations/loader.ts';
import type { Form } from '../../ground/operations/operation.ts';
import { routesOf } from '../../ground/operations/routes.ts';
import type { Exchange } from '../http/exchange.ts';
import { type Deviation, deviationsFrom } from './deviation.ts';

const routes = routesOf(operations);

const MOST_TOLD = 20;

interface KnownForm {
  readonly row: string;
  readonly form: Form;
  /** Members of the request that a good answer repeats. */
  readonly repeats: readonly string[];
}

export function formOf(exchange: Exchange, path: string): KnownForm | undefined {
  const { method } = exchange.request;
  const at = exchange.interface.replace(/Apac$/, '');
  const route = routes.find(
    ({ operation, path: pattern }) => operation.interface === at && operation.method === method && pattern.test(path),
  );
  const form = route?.operation.answers()[exchange.status];
  return route && form && { row: formIdOf(route.operation.id), form, repeats: route.operation.repeats ?? [] };
}

/** What is wrong with `value` against a schema of documented members; unknown members are allowed. */
export function violationsOf(value: unknown, schema: object): string[] {
  const errors = deviationsFrom(value, schema);
  const told = errors.slice(0, MOST_TOLD).map(({ at, wanted }) => `${at} must ${wanted}`);
  return errors.length > MOST_TOLD ? [...told, `and ${errors.length - MOST_TOLD} more`] : told;
}

/** How the media type and the syntax of a successful answer deviate: it is JSON unless the document says otherwise. Section "Endpoints". */
export function mediaTypeDeviations({ status, headers, text, json, interface: name }: Exchange): Deviation[] {
  if (text === '' || name === 'lookup' || status >= 400) return [];
  const media = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (media === 'text/plain' && status === 202) return [];
  if (media === 'text/csv' && headers['content-disposition'] !== undefined) return [];
  if (media !== 'application/json')
    return [{ at: 'the media type', wanted: 'be application/json', got: media || 'missing' }];
  return json === undefined ? [{ at: 'the body', wanted: 'be JSON', got: unreadable(text) }] : [];
}

export const mediaTypeViolations = (exchange: Exchange): string[] =>
  mediaTypeDeviations(exchange).map(({ at, got }) =>
    at === 'the body' ? String(got) : `${at} is ${got}, not application/json`,
  );

/** Every way in which an answer breaks the documented shape, named with its request. */
export function contractViolations(exchange: Exchange, path: string): string[] {
  const { method } = exchange.request;
  const { documented, isText } = formOf(exchange, path)?.form ?? {};
  const violations = [
    ...mediaTypeViolations(exchange),
    ...(documented ? violationsOf(isText ? exchange.text : exchange.json, documented) : []),
  ];
  return violations.map((violation) => `${method} ${path} → ${exchange.status}: ${violation}`);
}
