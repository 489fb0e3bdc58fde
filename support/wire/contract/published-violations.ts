import type { Exchange } from '../http/exchange.ts';
import { formOf } from './answer-form.ts';
import { violationsOf } from './check.ts';

/** Every way in which an answer breaks the form published for its operation and status; unknown members are allowed. */
export function formViolations(exchange: Exchange, path: string): string[] {
  const { published } = formOf(exchange, path) ?? {};
  return published === undefined ? [] : violationsOf(exchange.json ?? exchange.text, published);
}

/** The same, each with the exchange that it is about. */
export const publishedViolations = (exchange: Exchange, path: string): string[] =>
  formViolations(exchange, path).map(
    (violation) => `${exchange.request.method} ${path} → ${exchange.status}, as published: ${violation}`,
  );
