import { createHash } from 'node:crypto';
import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import { doNothing } from '../../ground/do-nothing.ts';
import { membersOf } from '../../ground/json.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { beginningOf, lives } from '../../ground/process-life.ts';
import { every } from '../../ground/time/every.ts';
import type { RealTime } from '../../ground/time/pause.ts';
import type { ResolvedTarget } from '../target/target.ts';
import { type Holder, SharedLease } from './shared-lease.ts';
import { replaceFile } from './state-folder.ts';

/** How long a lease holds that nobody renews, how often it is renewed, how often a waiting run looks; milliseconds. */
const TERM = 120_000;
const RENEWAL = 30_000;
const LOOK = 200;
const SHARED_LOOK = 2000;

interface Written {
  readonly run: string;
  readonly pid: number;
  readonly began?: string | undefined;
  readonly host: string;
  readonly expires: number;
}

export interface LeaseWish {
  readonly folder: string;
  /** Whom the lease is for; runs of the same account use the same text. */
  readonly account: string;
  readonly called?: string | undefined;
  /** Where the lease is kept for all machines; without it, in the folder. */
  readonly url?: string | undefined;
  readonly run: string;
  readonly time: RealTime;
  readonly patience: number;
  readonly lost?: ((why: string) => void) | undefined;
}

/** Whom a run against this target disturbs: everybody with the same addresses and credentials. */
export function accountOf({ interfaces, credentials = {} }: ResolvedTarget): string {
  const { messaging, account, project, lookup } = credentials;
  return JSON.stringify([interfaces, messaging?.key, account, project?.keyId, lookup?.user]);
}

const read = (path: string): string | undefined => {
  try {
    return readText(path);
  } catch {
    return undefined;
  }
};

function holderIn(text: string): Written | undefined {
  const { pid, expires } = membersOf(text);
  return typeof pid === 'number' && typeof expires === 'number' ? (membersOf(text) as unknown as Written) : undefined;
}

/** Puts a stale lease aside; if another run was faster, it has restored or taken it. */
function putAside(path: string, stale: string): void {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
    if (read(aside) !== stale) linkSync(aside, path);
  } catch {
    // Another run was quicker: the next look shows what it did.
  }
  rmSync(aside, { force: true });
}

const contentOf = ({ run, time }: LeaseWish): string => {
  const { pid } = process;
  const holder: Written = { run, pid, began: beginningOf(pid), host: hostname(), expires: time.now() + TERM };
  return `${JSON.stringify(holder)}\n`;
};

function tryTake(path: string, wish: LeaseWish): Holder | undefined {
  const own = `${path}.${process.pid}.new`;
  writeFileSync(own, contentOf(wish), { mode: 0o600 });
  try {
    for (;;) {
      const found = read(path);
      const holder = found === undefined ? undefined : holderIn(found);
      const isHere = holder?.host === hostname();
      const isGone = !holder || holder.expires <= wish.time.now() || (isHere && !lives(holder.pid, holder.began));
      if (!isGone) return { run: holder.run, who: `process ${holder.pid} on ${holder.host}` };
      if (found !== undefined) putAside(path, found);
      try {
        linkSync(own, path);
        return undefined;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  } finally {
    rmSync(own, { force: true });
  }
}

export const leaseIn = (folder: string, account: string): string =>
  join(folder, `lease-${createHash('sha256').update(account).digest('hex').slice(0, 12)}.json`);

type GiveBack = () => void | Promise<void>;

export async function takeLease(wish: LeaseWish): Promise<GiveBack> {
  const { url, run, time, patience, called = 'this account', lost = doNothing } = wish;
  const path = url ?? leaseIn(wish.folder, wish.account);
  const shared = url === undefined ? undefined : new SharedLease(url, run, time.now);
  const until = time.now() + patience;
  for (;;) {
    const holder = shared ? await shared.take() : tryTake(path, wish);
    if (!holder && shared) return shared.hold(lost);
    if (!holder) {
      const isOwn = (): boolean => holderIn(read(path) ?? '')?.run === run;
      const stop = every(RENEWAL, () => isOwn() && replaceFile(path, contentOf(wish)));
      return () => {
        stop();
        if (isOwn()) rmSync(path, { force: true });
      };
    }
    if (time.now() >= until)
      throw new UsageError(
        `run ${holder.run} (${holder.who}) is using ${called} and the two would disturb each other; wait for it with --wait-for-lease 10m, or remove ${path} if it is gone.`,
      );
    await time.pause(shared ? SHARED_LOOK : LOOK);
  }
}

export type Leased = Pick<LeaseWish, 'account' | 'called' | 'url'>;

/** Gets all that is `wanted` for one run alone; returns what releases it. Throws UsageError while another has any. */
export async function takeLeases(
  wanted: readonly Leased[],
  wish: Omit<LeaseWish, keyof Leased>,
): Promise<() => Promise<void>> {
  const taken: GiveBack[] = [];
  // What cannot be given back runs out by itself.
  const giveBack = async (): Promise<void> => {
    await Promise.allSettled(taken.splice(0).map((each) => each()));
  };
  try {
    const sorted = wanted.toSorted((one, other) => (one.account < other.account ? -1 : 1));
    for (const each of sorted) taken.push(await takeLease({ ...wish, ...each }));
    return giveBack;
  } catch (error) {
    await giveBack();
    throw error;
  }
}
