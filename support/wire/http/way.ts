import { HarnessError } from '../../ground/problems/harness-error.ts';

export interface Way {
  readonly place: number;
  readonly path: string;
}

/** A base address and a path below it, which cannot lead to another host. Throws HarnessError for anything but a path. */
export function addressBelow(base: string, path: string): string {
  if (!path.startsWith('/')) throw new HarnessError(`${JSON.stringify(path)} is not a path: it begins with no slash`);
  return `${base}${path}`;
}

/** Reads an address in the answer from `at` without user and fragment. Answers undefined when it is below no base. */
export function wayTo(address: string, at: string, bases: readonly string[]): Way | undefined {
  if (!URL.canParse(address, at)) return undefined;
  const { protocol, origin, pathname, search } = new URL(address, at);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  let near: Way | undefined;
  for (const [i, base] of bases.entries()) {
    const own = new URL(base);
    if (own.origin !== origin) continue;
    const place = i + 1;
    const start = own.pathname.replace(/(?<!\/)\/+$/, '');
    if (pathname.startsWith(`${start}/`)) return { place, path: pathname.slice(start.length) + search };
    // a platform behind a gateway does not know what its paths begin with outside
    near ??= { place, path: pathname + search };
  }
  return near;
}
