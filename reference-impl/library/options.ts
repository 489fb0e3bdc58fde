import type { PlatformOptions } from '../compose.ts';
import { realNow } from '../kernel/host-time.ts';
import { instantOf } from '../kernel/instant.ts';
import { Misuse } from './misuse.ts';

/** How a user starts a platform, as it arrives: nothing is certain but that it was JSON. */
export interface StartOptions {
  readonly clock?: unknown;
  readonly now?: unknown;
  readonly portBase?: unknown;
  readonly headerPrefix?: unknown;
  readonly legacyHmac?: unknown;
  readonly variant?: unknown;
  readonly faults?: unknown;
}

type Read = (value: unknown) => boolean;

const isText: Read = (value) => typeof value === 'string';

/** The options with what they may be, in words. */
const KNOWN: Readonly<Record<keyof StartOptions, readonly [may: Read, words: string]>> = {
  clock: [(value) => value === 'frozen' || value === 'real', "'frozen' or 'real'"],
  now: [
    (value) => isText(value) && !Number.isNaN(instantOf(value as string)),
    "an instant such as '2026-03-01T12:00:00Z'",
  ],
  portBase: [
    (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 65_500,
    'a port from 1 to 65500, or 0 for free ports',
  ],
  headerPrefix: [
    (value) => isText(value) && /^[A-Za-z][A-Za-z0-9-]*-$/.test(value as string),
    "how headers begin, such as 'X-Partner-'",
  ],
  legacyHmac: [(value) => typeof value === 'boolean', 'true or false'],
  variant: [isText, "the name of a variant, such as 'twin'"],
  faults: [(value) => Array.isArray(value) && value.every(isText), 'a list of the ids of faults'],
};

function refuseOddities(options: StartOptions): void {
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(KNOWN, name))
      throw new Misuse(`startPlatform has no option ${name}; it has ${Object.keys(KNOWN).join(', ')}.`);
    const [may, words] = KNOWN[name as keyof StartOptions];
    if (!may(value)) throw new Misuse(`The option ${name} is ${JSON.stringify(value)}; give ${words}.`);
  }
  if (options.clock === 'real' && options.now !== undefined)
    throw new Misuse("A clock that is 'real' shows the time of this machine; leave out now, or freeze the clock.");
}

/** The options of a platform with one world: frozen at the present unless told otherwise. Throws Misuse. */
export function platformOptions(options: StartOptions): PlatformOptions {
  refuseOddities(options);
  const { clock, now, portBase, headerPrefix, legacyHmac, variant, faults } = options as {
    readonly clock?: 'frozen' | 'real';
    readonly now?: string;
    readonly portBase?: number;
    readonly headerPrefix?: string;
    readonly legacyHmac?: boolean;
    readonly variant?: string;
    readonly faults?: readonly string[];
  };
  return {
    portBase: portBase ?? 0,
    faults: faults ?? [],
    variant,
    settings: {
      ...(headerPrefix === undefined ? {} : { headerPrefix }),
      ...(legacyHmac === undefined ? {} : { legacyHmac }),
    },
    defaultWorld: { clock: clock ?? 'frozen', now: now === undefined ? realNow() : instantOf(now) },
    remembersRequests: true,
  };
}
