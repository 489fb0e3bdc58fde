import { operationNamed } from '../../ground/operations/loader.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { InterfaceName } from '../../wire/target/target.ts';
import type { Request } from './request.ts';

export interface Values extends Pick<Request, 'as' | 'json' | 'raw' | 'headers' | 'place' | 'signal' | 'together'> {
  /** Values for the names in braces in the path; already escaped. */
  readonly names?: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly query?: string;
  readonly at?: InterfaceName | undefined;
}

/**
 * Sends an operation, by its phrase in the features, or a request that is complete, and checks the answer against the
 * documented shapes.
 */
export type Send = (what: string | Request, values?: Values) => Promise<Exchange>;

export function requestOf(operation: string, values: Values = {}): Request {
  const { names = {}, path: other, query, at, headers, ...rest } = values;
  const { interface: usual, method, path, headers: needed } = operationNamed(operation);
  const [way = '', asked = ''] = path
    .split('?')
    .map((part) => part.replace(/\{(\w+)\}/g, (blank, name: string) => names[name] ?? blank));
  const own = query ?? asked;
  return {
    ...rest,
    operation,
    interface: at ?? usual,
    method,
    path: other ?? (own === '' ? way : `${way}?${own}`),
    ...(needed || headers ? { headers: { ...needed, ...headers } } : {}),
  };
}
