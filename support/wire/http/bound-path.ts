import { type BindingName, type Bindings, DEFAULT_BINDINGS } from '../../ground/bindings.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';

/** Bindings whose default is a path that requests go to, or below. */
const PATHS = [
  'repliesPath',
  'deliveryReportsPath',
  'webhooksPath',
  'signatureKeysPath',
  'blacklistPath',
  'dedicatedNumbersPath',
  'linkReportPath',
] as const satisfies readonly BindingName[];

const isAtOrBelow = (path: string, start: string): boolean =>
  path.startsWith(start) && /^(?:[/?]|$)/.test(path.slice(start.length));

/** Where the target has what the harness knows under `path`. Throws Undeclared when the target file denies it. */
export function boundPath(path: string, bindings: Bindings): string {
  const name = PATHS.find((each) => isAtOrBelow(path, DEFAULT_BINDINGS[each]));
  return name === undefined ? path : bindings[name] + path.slice(DEFAULT_BINDINGS[name].length);
}

/** The address as the harness knows it, of a request that went where the target has things: the way back of boundPath. */
export function knownUrl(url: string, bindings: Bindings): string {
  const { pathname } = new URL(url);
  for (const name of PATHS) {
    const at = pathname.indexOf(bindings[name]);
    const rest = at < 0 ? '-' : pathname.slice(at + bindings[name].length);
    if (bindings[name] === DEFAULT_BINDINGS[name] || !/^(?:\/|$)/.test(rest)) continue;
    return url.replace(pathname, pathname.slice(0, at) + DEFAULT_BINDINGS[name] + rest);
  }
  return url;
}

/** The bindings of a target as examples use them: reading one that the target file denies throws Undeclared. */
export function demandedBindings(
  bindings: Bindings,
  denied: readonly BindingName[] = [],
  used: (name: BindingName) => void = () => undefined,
): Bindings {
  return new Proxy(bindings, {
    get(all, name: string) {
      if (name in all) used(name as BindingName);
      if (denied.includes(name as BindingName)) throw new Undeclared(`binding ${name}`);
      return all[name as BindingName];
    },
  });
}
