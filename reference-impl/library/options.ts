import type { PlatformOptions } from '../compose.ts';
import type { Certificate } from '../http/connections.ts';
import { realNow } from '../kernel/host-time.ts';
import { isObject, type Json } from '../kernel/json.ts';
import { instantOf } from '../kernel/time.ts';
import { fittingCertificate, ownCertificate } from '../start/certificate.ts';
import { readSetup } from '../start/set-up.ts';

/** A sentence for the user of the library: what is wrong and what to do. */
export class Misuse extends Error {
  override name = 'Misuse';
}

interface Checked {
  readonly clock?: 'frozen' | 'real';
  readonly now?: string;
  readonly portBase?: number;
  readonly headerPrefix?: string;
  readonly legacyHmac?: boolean;
  readonly variant?: string;
  readonly faults?: readonly string[];
  readonly alternatives?: readonly string[];
  readonly optOutWords?: readonly string[];
  readonly signedDates?: 'either' | 'world';
  readonly tls?: boolean | Certificate;
  readonly setup?: string | Json;
}

/** How a user starts a platform, as it arrives: nothing is certain but that it was JSON. */
export type StartOptions = { readonly [Name in keyof Checked]?: unknown };

type Read = (value: unknown) => boolean;

const isText: Read = (value) => typeof value === 'string';

const isTexts: Read = (value) => Array.isArray(value) && value.every(isText);

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
  faults: [isTexts, 'a list of the ids of faults'],
  alternatives: [isTexts, 'a list of the names of alternatives'],
  optOutWords: [
    (value) => isTexts(value) && (value as string[]).every((word) => word.trim() !== ''),
    "a list of words such as ['STOP', 'UNSUBSCRIBE']",
  ],
  tls: [
    (value) => typeof value === 'boolean' || (isObject(value) && isText(value.cert) && isText(value.key)),
    'true, or { cert, key } with both in PEM',
  ],
  setup: [(value) => isText(value) || isObject(value), 'what the lab exports, or the name of a file with it'],
  signedDates: [(value) => value === 'either' || value === 'world', "'either' or 'world'"],
};

const certificateFor = async (tls: Checked['tls']): Promise<Certificate | undefined> => {
  if (typeof tls === 'object') return fittingCertificate(tls, { cert: 'tls.cert', key: 'tls.key' });
  return tls ? ownCertificate([]) : undefined;
};

/** The options of a platform with one world: frozen at the present unless told otherwise. Throws Misuse. */
export async function platformOptions(options: StartOptions): Promise<PlatformOptions> {
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(KNOWN, name))
      throw new Misuse(`startPlatform has no option ${name}; it has ${Object.keys(KNOWN).join(', ')}.`);
    const [may, words] = KNOWN[name as keyof StartOptions];
    if (!may(value)) throw new Misuse(`The option ${name} is ${JSON.stringify(value)}; give ${words}.`);
  }
  if (options.clock === 'real' && options.now !== undefined)
    throw new Misuse("A clock that is 'real' shows the time of this machine; leave out now, or freeze the clock.");
  const { clock, now, portBase, headerPrefix, legacyHmac, variant, faults, alternatives, optOutWords, signedDates } =
    options as Checked;
  const { tls, setup } = options as Checked;
  return {
    portBase: portBase ?? 0,
    faults: faults ?? [],
    alternatives: alternatives ?? [],
    variant,
    settings: {
      ...(headerPrefix === undefined ? {} : { headerPrefix }),
      ...(legacyHmac === undefined ? {} : { legacyHmac }),
      ...(optOutWords === undefined ? {} : { optOutWords: optOutWords.map((word) => word.trim().toUpperCase()) }),
      signedDates: signedDates ?? 'either',
    },
    defaultWorld: { clock: clock ?? 'frozen', now: now === undefined ? realNow() : instantOf(now) },
    tls: await certificateFor(tls),
    setup: typeof setup === 'string' ? readSetup(setup) : setup,
    remembersRequests: true,
  };
}
