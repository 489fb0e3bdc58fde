import type { AnyInterface, WireRequest } from './operation.ts';

const LONGEST = 500;

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** A part of the path of an operation in a request, if it fits; the router doubles a colon that begins no parameter. */
function fitting(wanted: string, given: string): string | undefined {
  if (/^:(?!:)/.test(wanted)) return given;
  const literal = wanted.replaceAll('::', ':');
  return literal.toLowerCase() === given.toLowerCase() ? literal : undefined;
}

/** The path of an operation with the parameters of a request, if it is what the request meant. */
function meantBy(given: readonly string[], wanted: readonly string[]): string | undefined {
  if (given.length !== wanted.length) return undefined;
  const parts = wanted.map((part, place) => fitting(part, given[place] as string));
  return parts.every((part) => part !== undefined) ? `/${parts.join('/')}` : undefined;
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

const candidatesAt = ({ name, operations }: AnyInterface): Candidate[] =>
  operations
    .map(({ method, path }) => ({ of: name, method, wanted: partsOf(path) }))
    .filter(({ wanted }) => wanted.some((part) => part[0] !== ':' && !isVersion(part)));

/** A finder among the operations of all interfaces; `served` and `addresses` are complete once all of them listen. */
export function addressFinder(
  served: readonly AnyInterface[],
  addresses: Readonly<Record<string, unknown>>,
): FindAddress {
  let everywhere: readonly Candidate[] | undefined;
  return (name, { method, target }) => {
    const given = partsOf(target.split('?', 1)[0] as string);
    if (given.length === 0 || target.length > LONGEST) return undefined;
    everywhere ??= served.flatMap(candidatesAt);
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
