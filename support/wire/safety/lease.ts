import { createHash } from 'node:crypto';
import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import { membersOf } from '../../ground/json.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { beginningOf, lives } from '../../ground/process-life.ts';
import { every } from '../../ground/time/every.ts';
import type { RealTime } from '../../ground/time/pause.ts';
import type { ResolvedTarget } from '../target/target.ts';
import { replaceFile } from './state-folder.ts';

/** How long a lease holds that nobody renews, how often it is renewed, how often a waiting run looks; milliseconds. */
const TERM = 120_000;
const RENEWAL = 30_000;
const LOOK = 200;

interface Holder {
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
  readonly run: string;
  readonly time: RealTime;
  readonly patience: number;
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

function holderIn(text: string): Holder | undefined {
  const { pid, expires } = membersOf(text);
  return typeof pid === 'number' && typeof expires === 'number' ? (membersOf(text) as unknown as Holder) : undefined;
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
  const holder: Holder = { run, pid, began: beginningOf(pid), host: hostname(), expires: time.now() + TERM };
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
      if (!isGone) return holder;
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

function hold(path: string, wish: LeaseWish): () => void {
  const isOwn = (): boolean => holderIn(read(path) ?? '')?.run === wish.run;
  const stop = every(RENEWAL, () => isOwn() && replaceFile(path, contentOf(wish)));
  return () => {
    stop();
    if (isOwn()) rmSync(path, { force: true });
  };
}

export const leaseIn = (folder: string, account: string): string =>
  join(folder, `lease-${createHash('sha256').update(account).digest('hex').slice(0, 12)}.json`);

export async function takeLease(wish: LeaseWish): Promise<() => void> {
  const path = leaseIn(wish.folder, wish.account);
  const until = wish.time.now() + wish.patience;
  for (;;) {
    const holder = tryTake(path, wish);
    if (!holder) return hold(path, wish);
    if (wish.time.now() >= until)
      throw new UsageError(
        `run ${holder.run} (process ${holder.pid} on ${holder.host}) is using ${wish.called ?? 'this account'} and the two would disturb each other; wait for it with --wait-for-lease 10m, or remove ${path} if it is gone.`,
      );
    await wish.time.pause(LOOK);
  }
}

export type Leased = Pick<LeaseWish, 'account' | 'called'>;

/**
 * Gets everything that is `wanted` for one run alone; returns a function that releases it. It is taken in one order everywhere,
 * so that two runs never wait for each other. Throws UsageError while another run has any of it.
 */
export async function takeLeases(
  wanted: readonly Leased[],
  wish: Omit<LeaseWish, 'account' | 'called'>,
): Promise<() => void> {
  const taken: Array<() => void> = [];
  const giveBack = (): void => {
    for (const each of taken.splice(0)) each();
  };
  try {
    for (const each of wanted.toSorted(byAccount)) taken.push(await takeLease({ ...wish, ...each }));
    return giveBack;
  } catch (error) {
    giveBack();
    throw error;
  }
}

const byAccount = (one: Leased, other: Leased): number => (one.account < other.account ? -1 : 1);
