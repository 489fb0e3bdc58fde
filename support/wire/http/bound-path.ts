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

/** Bindings whose default is one path, with the place of an id in it. */
const TEMPLATES = [
  'senderStatusPath',
  'verificationPath',
  'senderAddressPath',
  'reverifyPath',
] as const satisfies readonly BindingName[];

const ID = '{id}';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What is before a path, and the id in it, when it ends like a template. */
function readBy(template: string, path: string): { before: string; id: string } | undefined {
  const pattern = template.split(ID).map(escaped).join('([^/?#]+)');
  const [, before, id] = new RegExp(`^(.*?)${pattern}$`).exec(path) ?? [];
  return id === undefined ? undefined : { before: before ?? '', id };
}

/** Where a path is that has the form of a template; its query stays. */
function boundByTemplate(path: string, bindings: Bindings): string | undefined {
  const [plain = '', query] = path.split('?');
  for (const name of TEMPLATES) {
    const read = readBy(DEFAULT_BINDINGS[name], plain);
    if (read?.before === '') return bindings[name].replace(ID, read.id) + (query === undefined ? '' : `?${query}`);
  }
  return undefined;
}

/** The path as the harness knows it, of one that has the form of a target's template. */
function knownByTemplate(path: string, bindings: Bindings): string | undefined {
  for (const name of TEMPLATES) {
    const read = bindings[name] === DEFAULT_BINDINGS[name] ? undefined : readBy(bindings[name], path);
    if (read) return read.before + DEFAULT_BINDINGS[name].replace(ID, read.id);
  }
  return undefined;
}

const isAtOrBelow = (path: string, start: string): boolean =>
  path.startsWith(start) && /^(?:[/?]|$)/.test(path.slice(start.length));

/** Where the target has what the harness knows under `path`. Throws Undeclared when the target file denies it. */
export function boundPath(path: string, bindings: Bindings): string {
  const name = PATHS.find((each) => isAtOrBelow(path, DEFAULT_BINDINGS[each]));
  if (name !== undefined) return bindings[name] + path.slice(DEFAULT_BINDINGS[name].length);
  return boundByTemplate(path, bindings) ?? path;
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
  const known = knownByTemplate(pathname, bindings);
  return known === undefined ? url : url.replace(pathname, known);
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
