import { operations } from '../../ground/operations/loader.ts';
import { patternOf } from '../../ground/operations/path-pattern.ts';
import { routesOf } from '../../ground/operations/routes.ts';

interface Sent {
  readonly interface: string;
  readonly request: { readonly method: string; readonly url: string };
}

const routes = routesOf(operations).map(({ operation: { method, path } }) => ({
  method,
  path: path.split('?')[0],
  matches: new RegExp(`${patternOf(path)}$`),
}));

/** Segments that name a kind of thing; everything else counts as an id. */
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
