import { operations } from '../../api/operations.ts';
import type { Exchange } from '../../http/exchange.ts';
import { violationsOf } from '../check.ts';
import { publishedForms } from './published-forms.ts';

const ANY_NAME = '[^/?]+';

interface Route {
  readonly key: string;
  readonly path: RegExp;
  readonly forms: Readonly<Record<number, object>>;
}

/** The path of an operation as a pattern; a name in braces stands for one segment. */
const patternOf = (path: string): RegExp => {
  const [way = ''] = path.split('?');
  const literal = way.replaceAll(/[.+*()[\]^$|\\]/g, '\\$&').replaceAll(/\{\w+\}/g, ANY_NAME);
  return new RegExp(`^${literal}/?(\\?|$)`);
};

/** Operations without a name in their path come first: `enabled` is no id of a key. */
const isSpecific = (path: string): number => (path.includes('{') ? 1 : 0);

const routes: readonly Route[] = Object.entries(operations)
  .filter(([name]) => publishedForms[name] !== undefined)
  .toSorted(([, one], [, other]) => isSpecific(one.path) - isSpecific(other.path))
  .map(([name, operation]) => ({
    key: `${operation.interface} ${operation.method}`,
    path: patternOf(operation.path),
    forms: publishedForms[name] ?? {},
  }));

/** Every way in which an answer breaks the form published for its operation and status; unknown members are allowed. */
export function formViolations(exchange: Exchange, path: string): string[] {
  const { method } = exchange.request;
  const key = `${exchange.interface.replace(/Apac$/, '')} ${method}`;
  const route = routes.find((each) => each.key === key && each.path.test(path));
  const form = route?.forms[exchange.status];
  if (form === undefined) return [];
  return violationsOf(exchange.json ?? exchange.text, form);
}

/** The same, each with the exchange that it is about. */
export const publishedViolations = (exchange: Exchange, path: string): string[] =>
  formViolations(exchange, path).map(
    (violation) => `${exchange.request.method} ${path} → ${exchange.status}, as published: ${violation}`,
  );
