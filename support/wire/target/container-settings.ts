import { dirname, resolve } from 'node:path';
import { problemAt, type TargetProblem } from './target-text.ts';

/** How the container of a target is made and when it is ready: `container` in the target file. */
export interface ContainerSettings {
  readonly image?: string;
  /** Relative paths start at the target file's folder once the file is read. */
  readonly dockerfile?: string;
  readonly context?: string;
  readonly stage?: string;
  readonly buildArgs?: Readonly<Record<string, string>>;
  readonly network?: 'bridge' | 'host';
  readonly env?: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly readyLog?: string;
  readonly readyPath?: string;
  readonly patience?: string;
}

const INSIDE = 'container';

export const isInside = (address: string): boolean => new URL(address).hostname === INSIDE;

function portOf(address: string): number {
  const { port, protocol } = new URL(address);
  return Number(port || (protocol === 'https:' ? 443 : 80));
}

export interface Reached {
  readonly interfaces: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly lab?: string | undefined;
}

export function addressesInside({ interfaces, lab }: Reached): string[] {
  const inside: string[] = [];
  for (const address of [...Object.values(interfaces), lab].flat())
    if (address !== undefined && isInside(address)) inside.push(address);
  return inside;
}

export function portsInside(target: Reached & { readonly container?: ContainerSettings | undefined }): number[] {
  const { readyPath } = target.container ?? {};
  const ready = readyPath !== undefined && isInside(readyPath) ? [readyPath] : [];
  return [...new Set([...addressesInside(target), ...ready].map(portOf))];
}

/** Answers where an address of the target file is found from here; `published` knows the port for each port inside. */
export function outsideOf(
  address: string,
  { host, published }: { host: string; published: (port: number) => number },
): string {
  if (!isInside(address)) return address;
  const url = new URL(address);
  url.hostname = host.includes(':') ? `[${host}]` : host;
  url.port = String(published(portOf(address)));
  return url.href.replace(/(?<!\/)\/+$/, '');
}

export function reachedFromHere<Target extends Reached>(target: Target, found: (address: string) => string): Target {
  const interfaces: Record<string, string | readonly string[] | undefined> = {};
  for (const [name, of] of Object.entries(target.interfaces))
    interfaces[name] = typeof of === 'string' ? found(of) : of?.map(found);
  return { ...target, interfaces, lab: target.lab === undefined ? undefined : found(target.lab) };
}

interface TargetWithContainer {
  readonly kind: string;
  readonly container?: ContainerSettings;
  readonly interfaces?: Readonly<Record<string, string | readonly string[]>>;
}

/** What a JSON Schema cannot say about `container`. */
export function containerProblems({ kind, container, interfaces = {} }: TargetWithContainer): TargetProblem[] {
  if (container === undefined) return [];
  if (kind !== 'container') return [problemAt('/container', `is for kind: container alone; this is ${kind}`)];
  const { image, dockerfile, context, stage, buildArgs } = container;
  if ((image === undefined) === (dockerfile === undefined))
    return [problemAt('/container', 'needs an image or a dockerfile, one of the two')];
  if (image !== undefined && (context ?? stage ?? buildArgs) !== undefined)
    return [problemAt('/container', 'builds nothing from an image: context, stage and buildArgs go with a dockerfile')];
  if (!Object.values(interfaces).flat().some(isInside))
    return [problemAt('/interfaces', 'has no address in the container; write them like http://container:8080')];
  return [];
}

export function settingsFrom(path: string, settings: ContainerSettings): ContainerSettings {
  const { dockerfile, context, ...rest } = settings;
  if (dockerfile === undefined) return rest;
  const folder = dirname(path);
  const file = resolve(folder, dockerfile);
  return { ...rest, dockerfile: file, context: context === undefined ? dirname(file) : resolve(folder, context) };
}
