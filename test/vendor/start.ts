import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../fresh-folder.ts';
import { freePlace } from '../wire/free-place.ts';
import { zoneAtHour, zoneBehind } from './zones.ts';

const MAIN = join(import.meta.dirname, 'src', 'main.ts');
const PATIENCE_MS = 30_000;

/**
 * A running server: the addresses of its interfaces, by the names of a target file, and of its simulated handsets; the time
 * zones of its accounts by their ids; and the `host:port` of the conversation service that its standalone API hands on to.
 */
export type Vendor = Awaited<ReturnType<typeof startVendor>>;

interface Account {
  readonly id: string;
  timeZone: string;
  features: string[];
  readonly numbers: readonly string[];
}

/** What is different about the server: variables of its README, and features that are off although they are declared. */
export interface VendorMistakes {
  readonly environment?: NodeJS.ProcessEnv;
  readonly without?: readonly string[];
  /** Its second shape, with these mistakes: twelve accounts in four zones, small pages, lists that lag, numbers as ids. */
  readonly large?: readonly string[];
}

/** What the second shape has beside the first: accounts like these once more, where it is night and day behind UTC. */
export const BEHIND = {
  NightWest: { like: 'DaySocial', hour: 0 },
  DayWest: { like: 'DaySocial', hour: 12 },
  DedupWest: { like: 'DedupTrading', hour: 12 },
  ManyWest: { like: 'ManyFeatures', hour: 12 },
};

const SHAPE = { PAGES: '40,20,1', LIST_LAG_MS: '1000', INTEGER_IDS: '1' };

/** Writes the accounts of the server so that it is midnight for NightSocial and PlainSending, and noon for the others. */
function writeAccounts(file: string, now: Date, without: readonly string[], isLarge: boolean): Record<string, string> {
  const written = JSON.parse(readFileSync(join(import.meta.dirname, 'accounts.json'), 'utf8'));
  const accounts: Account[] = written.accounts;
  const night = zoneAtHour(0, now);
  const zones: Record<string, string> = { NightSocial: night, PlainSending: night };
  for (const [id, { like, hour }] of isLarge ? Object.entries(BEHIND) : []) {
    const twin = structuredClone(accounts.find((each) => each.id === like)) as Account;
    const apiKeys = [{ key: `${id}-key-0001`, secret: `${id}-secret-0001` }];
    const numbers = twin.numbers.map((number) => `${number.slice(0, -2)}9${number.slice(-1)}`);
    accounts.push(Object.assign(twin, { id, apiKeys, numbers }));
    zones[id] = zoneBehind(hour, now);
  }
  for (const account of accounts) {
    account.timeZone = zones[account.id] ?? zoneAtHour(12, now);
    zones[account.id] = account.timeZone;
    account.features = account.features.filter((feature) => !without.includes(feature));
  }
  writeFileSync(file, JSON.stringify(written));
  return zones;
}

/** Starts the server on free ports, in a process of its own, and returns when it answers. Throws with its words when it does not. */
export async function startVendor({ environment = {}, without = [], large }: VendorMistakes = {}) {
  const folder = freshFolder();
  const [accounts, ready] = [join(folder, 'accounts.json'), join(folder, 'ready.json')];
  const zones = writeAccounts(accounts, new Date(), without, large !== undefined);
  const downstream = await freePlace();
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: {
      ...process.env,
      ACCOUNTS_FILE: accounts,
      READY_FILE: ready,
      DOWNSTREAM_URL: `http://${downstream}`,
      ...(large && { ...SHAPE, MISTAKES: large.join(',') }),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk) => {
    words += chunk;
  });
  const close = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  for (const until = Date.now() + PATIENCE_MS; !existsSync(ready); ) {
    if (child.exitCode !== null || Date.now() > until) {
      close();
      throw new Error(`the second server did not start: ${words || 'it never got ready'}`);
    }
    await new Promise((next) => setTimeout(next, 25));
  }
  type Addresses = Readonly<Record<string, string | readonly string[]>> & { readonly simulator: string };
  const addresses: Addresses = JSON.parse(readFileSync(ready, 'utf8'));
  return { addresses, zones, downstream, close };
}
