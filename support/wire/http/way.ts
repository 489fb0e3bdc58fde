import { HarnessError } from '../../ground/problems/harness-error.ts';

/** Where an address of an answer is found below the addresses of an interface. */
export interface Way {
  /** Which of the addresses, counted from 1. */
  readonly place: number;
  /** Path with query below it. */
  readonly path: string;
}

/** A base address and a path below it, which cannot lead to another host. Throws HarnessError for anything but a path. */
export function addressBelow(base: string, path: string): string {
  if (!path.startsWith('/')) throw new HarnessError(`${JSON.stringify(path)} is not a path: it begins with no slash`);
  return `${base}${path}`;
}

/** The path of a base address, without a slash at its end. */
const pathOfBase = (base: string): string => new URL(base).pathname.replace(/(?<!\/)\/+$/, '');

/**
 * Reads an address that the answer from `at` gives, by the rules of the URL standard. Answers undefined when it leads to
 * none of `bases`; what it says of users and fragments is left out.
 */
export function wayTo(address: string, at: string, bases: readonly string[]): Way | undefined {
  if (!URL.canParse(address, at)) return undefined;
  const { protocol, origin, pathname, search } = new URL(address, at);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  const near = bases.map((base, i) => ({ base, place: i + 1 })).filter(({ base }) => new URL(base).origin === origin);
  const isBelow = (base: string): boolean => pathname.startsWith(`${pathOfBase(base)}/`);
  const found = near.find(({ base }) => isBelow(base)) ?? near[0];
  if (!found) return undefined;
  // A platform behind a gateway does not know what its paths begin with outside.
  const below = isBelow(found.base) ? pathname.slice(pathOfBase(found.base).length) : pathname;
  return { place: found.place, path: below + search };
}
