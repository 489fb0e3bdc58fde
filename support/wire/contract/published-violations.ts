import type { Exchange } from '../http/exchange.ts';
import { formOf, violationsOf } from './check.ts';

/** Every way in which an answer breaks the form published for its operation and status; unknown members are allowed. */
export function formViolations(exchange: Exchange, path: string): string[] {
  const { published } = formOf(exchange, path)?.form ?? {};
  return published === undefined ? [] : violationsOf(exchange.json ?? exchange.text, published);
}
