import { formIdOf } from '../../ground/operations/form-rows.ts';
import { operations } from '../../ground/operations/loader.ts';
import type { Form } from '../../ground/operations/operation.ts';
import { routesOf } from '../../ground/operations/routes.ts';
import type { Exchange } from '../http/exchange.ts';

const routes = routesOf(operations);

/** The form of an answer, with the row that it is judged by. */
export interface KnownForm {
  readonly row: string;
  readonly form: Form;
  /** Members of the request that a good answer repeats. */
  readonly repeats: readonly string[];
}

/** The form of an answer by its operation and status; undefined when nothing is known of it. */
export function formOf(exchange: Exchange, path: string): KnownForm | undefined {
  const { method } = exchange.request;
  const at = exchange.interface.replace(/Apac$/, '');
  const route = routes.find(
    ({ operation, path: pattern }) => operation.interface === at && operation.method === method && pattern.test(path),
  );
  const form = route?.operation.answers()[exchange.status];
  return route && form && { row: formIdOf(route.operation.id), form, repeats: route.operation.repeats ?? [] };
}
