import { badRequest, type Mistake } from '../kernel/problem.ts';

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The values of a parameter, which may be repeated or hold several with commas between them. */
export const valuesOf = (value: string | string[] | undefined): string[] =>
  [value ?? []]
    .flat()
    .flatMap((each) => each.split(','))
    .filter((each) => each !== '');

export type KnownWords = Readonly<Record<string, readonly string[]>>;

export const notAmong = (member: string, value: string, words: readonly string[]): Mistake[] =>
  words.includes(value) ? [] : [{ pointer: `/${member}`, message: `[${value}] is invalid` }];

export const strangeWords = (query: Query, known: KnownWords): Mistake[] =>
  Object.entries(known).flatMap(([name, words]) =>
    valuesOf(query[name]).flatMap((word) => notAmong(name, word, words)),
  );

/** The size of a page: `usual` if absent or 0, at most `most`. Throws a Problem 400. */
export function pageSizeOf({ page_size }: Query, usual: number, most: number): number {
  if (page_size === undefined || page_size === '') return usual;
  if (typeof page_size !== 'string' || !/^\d{1,9}$/.test(page_size))
    throw badRequest('/page_size', 'is no whole number');
  return Math.min(Number(page_size) || usual, most);
}
