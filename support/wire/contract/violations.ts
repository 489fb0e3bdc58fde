import type { Exchange } from '../http/exchange.ts';
import { contractViolations } from './check.ts';
import { publishedViolations } from './published-violations.ts';

/** Every way in which an answer breaks the documented shape and, where the target is to keep to it, the published form. */
export const violationsIn = (exchange: Exchange, path: string, published: boolean): string[] => [
  ...contractViolations(exchange, path),
  ...(published ? publishedViolations(exchange, path) : []),
];
