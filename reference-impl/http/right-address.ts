import type { AnyInterface, WireRequest } from './operation.ts';

const LONGEST = 500;

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** The path of an operation with the parameters of a request, if it is what the request meant. */
function meantBy(given: readonly string[], wanted: readonly string[]): string | undefined {
  if (given.length !== wanted.length) return undefined;
  let path = '';
  for (const [place, part] of wanted.entries()) {
    const own = given[place] as string;
    // The router doubles a colon that begins no parameter.
    const literal = /^:(?!:)/.test(part) ? own : part.replaceAll('::', ':');
    if (literal.toLowerCase() !== own.toLowerCase()) return undefined;
    path += `/${literal}`;
  }
  return path;
}

const isVersion = (part = ''): boolean => /^v\d/.test(part);

/** What a request may have meant: its path as it is, or with the version that it lacks, or another one. */
function* readings(given: readonly string[], wanted: readonly string[]): Generator<readonly string[]> {
  yield given;
  if (!isVersion(wanted[0])) return;
  yield [wanted[0] as string, ...given];
  if (isVersion(given[0])) yield [wanted[0] as string, ...given.slice(1)];
}

/** Finds what a request to an interface that has nothing there may have meant: method and address, or undefined. */
export type FindAddress = (name: string, request: Pick<WireRequest, 'method' | 'target'>) => string | undefined;

/** An operation that a request may have meant: one whose path says more than parameters and a version. */
interface Candidate {
  readonly of: string;
  readonly method: string;
  readonly wanted: readonly string[];
}

/** A finder among the operations of all interfaces; `served` and `addresses` are complete once all of them listen. */
export function addressFinder(
  served: readonly AnyInterface[],
  addresses: Readonly<Record<string, unknown>>,
): FindAddress {
  let everywhere: readonly Candidate[] | undefined;
  return (name, { method, target }) => {
    const given = partsOf(target.split('?', 1)[0] as string);
    if (given.length === 0 || target.length > LONGEST) return undefined;
    everywhere ??= served.flatMap(({ name: of, operations }) =>
      operations
        .map(({ method, path }) => ({ of, method, wanted: partsOf(path) }))
        .filter(({ wanted }) => wanted.some((part) => part[0] !== ':' && !isVersion(part))),
    );
    const fit = everywhere.filter((each) => each.method === method);
    const hereFirst = [...fit.filter(({ of }) => of === name), ...fit.filter(({ of }) => of !== name)];
    for (const { of, wanted } of hereFirst)
      for (const reading of readings(given, wanted)) {
        const path = meantBy(reading, wanted);
        if (path !== undefined) return `${method} ${[addresses[of.replace(/^lookup-.*/, 'lookup')]].flat()[0]}${path}`;
      }
    return undefined;
  };
}
