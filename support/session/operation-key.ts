import { operations } from '../api/operations.ts';

interface Sent {
  readonly interface: string;
  readonly request: { readonly method: string; readonly url: string };
}

interface Route {
  readonly method: string;
  readonly path: string;
  readonly matches: RegExp;
}

const pathOf = (path: string): string => path.split('?')[0] as string;

const patternOf = (path: string): RegExp =>
  new RegExp(
    `${pathOf(path)
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{[a-z]+\}/g, '[^/]+')}$`,
  );

const routes: readonly Route[] = Object.values(operations)
  .map(({ method, path }) => ({ method, path: pathOf(path), matches: patternOf(path) }))
  .sort((one, other) => one.path.split('{').length - other.path.split('{').length);

/** Segments that name a kind of thing; everything else is taken for an id. */
const isName = (segment: string): boolean => /^(v\d[\w-]*|[a-z_:-]*)$/.test(segment);

const collapsed = (path: string): string =>
  path
    .split('/')
    .map((segment) => (isName(segment) ? segment : '{id}'))
    .join('/');

/** The place of a request on the wire without the ids in it: the same for all requests of one operation. */
export function operationKey({ interface: name, request: { method, url } }: Sent): string {
  const { pathname } = new URL(url);
  const route = routes.find((each) => each.method === method && each.matches.test(pathname));
  const family = name.replace(/Apac$/, '');
  return `${method} ${route?.path ?? collapsed(pathname)} of ${family}`;
}
