import { Problem } from '../kernel/problem.ts';
import type { WireRequest } from './operation.ts';

/** The address that a request came to, without a path: what links in its answer begin with. */
export const originOf = ({ headers, connection }: Pick<WireRequest, 'headers' | 'connection'>): string =>
  `${connection?.encrypted ? 'https' : 'http'}://${headers.host ?? '127.0.0.1'}`;

type Query = WireRequest['query'];
export const wrongParameter = (name: string, message: string): Problem =>
  new Problem(400, `The parameter ${name} ${message}.`, [{ pointer: name, message }]);

/** A whole number of a query between 1 and `largest`; `usual` if absent. */
export function numberIn(query: Query, name: string, usual: number, largest: number): number {
  const value = query[name];
  if (value === undefined) return usual;
  const number = typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > largest) throw wrongParameter(name, `must be a number from 1 to ${largest}`);
  return number;
}

export function flagIn(query: Query, name: string): boolean | undefined {
  const value = query[name];
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false') throw wrongParameter(name, 'must be true or false');
  return value === 'true';
}
