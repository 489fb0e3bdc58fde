import { type BindingName, type Bindings, DEFAULT_BINDINGS } from '../../ground/bindings.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';

const PATHS = [
  'repliesPath',
  'deliveryReportsPath',
  'webhooksPath',
  'signatureKeysPath',
  'blacklistPath',
  'dedicatedNumbersPath',
  'linkReportPath',
] as const satisfies readonly BindingName[];

const TEMPLATES = [
  'senderStatusPath',
  'verificationPath',
  'senderAddressPath',
  'reverifyPath',
] as const satisfies readonly BindingName[];

const ID = '{id}';

function readBy(template: string, path: string): { before: string; id: string } | undefined {
  const pattern = template.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\{id\\}', '([^/?#]+)');
  const [, before, id] = new RegExp(`^(.*?)${pattern}$`).exec(path) ?? [];
  return id === undefined ? undefined : { before: before ?? '', id };
}

/** Where the target has what the harness knows under `path`. Throws Undeclared when the target file denies it. */
export function boundPath(path: string, bindings: Bindings): string {
  for (const name of PATHS) {
    const start = DEFAULT_BINDINGS[name];
    const rest = path.slice(start.length);
    if (path.startsWith(start) && /^(?:[/?]|$)/.test(rest)) return bindings[name] + rest;
  }
  const [plain = '', query] = path.split('?');
  for (const template of TEMPLATES) {
    const read = readBy(DEFAULT_BINDINGS[template], plain);
    if (read?.before === '') return bindings[template].replace(ID, read.id) + (query === undefined ? '' : `?${query}`);
  }
  return path;
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
  for (const name of TEMPLATES) {
    const read = bindings[name] === DEFAULT_BINDINGS[name] ? undefined : readBy(bindings[name], pathname);
    if (read) return url.replace(pathname, read.before + DEFAULT_BINDINGS[name].replace(ID, read.id));
  }
  return url;
}

/** The bindings of a target as examples use them: reading one that the target file denies throws Undeclared. */
export function demandedBindings(
  bindings: Bindings,
  denied: readonly BindingName[] = [],
  used?: (name: BindingName) => void,
): Bindings {
  return new Proxy(bindings, {
    get(all, name: string) {
      if (name in all) used?.(name as BindingName);
      if (denied.includes(name as BindingName)) throw new Undeclared(`binding ${name}`);
      return all[name as BindingName];
    },
  });
}
