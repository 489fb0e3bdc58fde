import { unreadable } from '../../ground/json.ts';
import { formIdOf } from '../../ground/operations/form-rows.ts';
import { operations } from '../../ground/operations/loader.ts';
import { routesOf } from '../../ground/operations/routes.ts';
import type { Exchange } from '../http/exchange.ts';
import { type Deviation, deviationsFrom } from './deviation.ts';

const routes = routesOf(operations);

const MOST_TOLD = 20;

/** The form of an answer, where one is known, and the members of its request that a good one repeats. */
export function formOf({ interface: name, request, status }: Exchange, path: string) {
  const at = name.replace(/Apac$/, '');
  for (const { operation, path: pattern } of routes) {
    if (operation.interface !== at || operation.method !== request.method || !pattern.test(path)) continue;
    const form = operation.answers()[status];
    return form && { row: formIdOf(operation.id), form, repeats: operation.repeats ?? [] };
  }
  return undefined;
}

export function violationsOf(value: unknown, schema: object): string[] {
  const errors = deviationsFrom(value, schema);
  const told: string[] = [];
  for (const { at, wanted } of errors.slice(0, MOST_TOLD)) told.push(`${at} must ${wanted}`);
  if (errors.length > MOST_TOLD) told.push(`and ${errors.length - MOST_TOLD} more`);
  return told;
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

/** Every way in which an answer breaks the form published for its operation and status; unknown members are allowed. */
export function formViolations(exchange: Exchange, path: string): string[] {
  const { published } = formOf(exchange, path)?.form ?? {};
  return published === undefined ? [] : violationsOf(exchange.json ?? exchange.text, published);
}

export function contractViolations(exchange: Exchange, path: string): string[] {
  const { method } = exchange.request;
  const { documented, isText } = formOf(exchange, path)?.form ?? {};
  const violations = [
    ...mediaTypeViolations(exchange),
    ...(documented ? violationsOf(isText ? exchange.text : exchange.json, documented) : []),
  ];
  return violations.map((violation) => `${method} ${path} → ${exchange.status}: ${violation}`);
}
