import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePlace } from '../wire/free-place.ts';
import { zoneAtHour } from './zones.ts';

const MAIN = join(import.meta.dirname, 'src', 'main.ts');
const PATIENCE_MS = 30_000;

/** The addresses of the server's interfaces, by the names of a target file, and of its simulated handsets. */
export interface VendorAddresses {
  readonly messaging: string;
  readonly messagingApac: string;
  readonly token: string;
  readonly lookup: readonly string[];
  readonly subprojects: string;
  readonly voice: string;
  readonly conversation: string;
  readonly standalone: string;
  readonly simulator: string;
}

/** A running server; `zones` are the time zones of its accounts by their ids. */
export interface Vendor {
  readonly addresses: VendorAddresses;
  readonly zones: Readonly<Record<string, string>>;
  /** The `host:port` of the conversation service that its standalone API hands everything on to. */
  readonly downstream: string;
  readonly close: () => void;
}

interface AccountEntry {
  readonly id: string;
  timeZone: string;
  features: string[];
}

/** What is different about the server: variables of its README, and features that are off although they are declared. */
export interface VendorMistakes {
  readonly environment?: NodeJS.ProcessEnv;
  readonly without?: readonly string[];
}

/** Writes the accounts of the server so that it is midnight for NightSocial and PlainSending, and noon for the others. */
function writeAccounts(file: string, now: Date, without: readonly string[]): Record<string, string> {
  const written = JSON.parse(readFileSync(join(import.meta.dirname, 'accounts.json'), 'utf8'));
  const accounts: AccountEntry[] = written.accounts;
  const night = zoneAtHour(0, now);
  const zones: Record<string, string> = { NightSocial: night, PlainSending: night };
  for (const account of accounts) {
    account.timeZone = zones[account.id] ?? zoneAtHour(12, now);
    zones[account.id] = account.timeZone;
    account.features = account.features.filter((feature) => !without.includes(feature));
  }
  writeFileSync(file, JSON.stringify(written));
  return zones;
}

/** Starts the server on free ports, in a process of its own, and returns when it answers. Throws with its words when it does not. */
export async function startVendor({ environment = {}, without = [] }: VendorMistakes = {}): Promise<Vendor> {
  const folder = mkdtempSync(join(tmpdir(), 'vendor-'));
  const [accounts, ready] = [join(folder, 'accounts.json'), join(folder, 'ready.json')];
  const zones = writeAccounts(accounts, new Date(), without);
  const downstream = await freePlace();
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: {
      ...process.env,
      ACCOUNTS_FILE: accounts,
      READY_FILE: ready,
      DOWNSTREAM_URL: `http://${downstream}`,
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
  return { addresses: JSON.parse(readFileSync(ready, 'utf8')), zones, downstream, close };
}
