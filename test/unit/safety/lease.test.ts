import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UsageError } from '../../../support/ground/problems/usage-error.ts';
import { beginningOf, lives } from '../../../support/ground/process-life.ts';
import { leaseIn, takeLease, takeLeases } from '../../../support/wire/safety/lease.ts';
import { leasedAccounts } from '../../../support/wire/target/leased-accounts.ts';
import type { ResolvedTarget } from '../../../support/wire/target/target.ts';
import { freshFolder } from '../../fresh-folder.ts';

let folder: string;
let now: number;

beforeEach(() => {
  folder = freshFolder();
  now = 1_000_000;
});

const take = (run: string, { account = 'acme', patience = 0, meanwhile = () => {} } = {}) =>
  takeLease({
    folder,
    account,
    run,
    patience,
    time: {
      now: () => now,
      pause: async (span) => {
        now += span;
        meanwhile();
      },
    },
  });

const write = (text: string) => writeFileSync(leaseIn(folder, 'acme'), text);

const holder = (over: object) =>
  write(JSON.stringify({ run: 'other', pid: process.pid, host: hostname(), expires: now + 60_000, ...over }));

describe('the lease of an account', () => {
  it('is one run’s alone until it is given back', async () => {
    const giveBack = await take('one');
    await expect(take('two')).rejects.toThrow(UsageError);
    await expect(take('two')).rejects.toThrow(/^run one \(process \d+ on .*\) is using this account/);
    await (await take('two', { account: 'other' }))();
    giveBack();
    expect(existsSync(leaseIn(folder, 'acme'))).toBe(false);
    (await take('two'))();
  });

  it('goes to one of many who ask at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, (_, at) => take(`run ${at}`)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is waited for as long as one likes', async () => {
    const giveBack = await take('one');
    let looks = 0;
    const meanwhile = () => {
      looks += 1;
      if (looks === 3) giveBack();
    };
    (await take('two', { patience: 5000, meanwhile }))();
    expect(looks).toBe(3);
    await take('three');
    await expect(take('four', { patience: 900 })).rejects.toThrow(UsageError);
  });

  it('is taken over from a process that is gone, from one that ran out, and from garbage', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '0']);
    for (const stale of [() => holder({ pid }), () => holder({ expires: now - 1 })]) {
      stale();
      (await take('next'))();
    }
    for (const garbage of ['', '{"run":"x"', '\0\0\0', 'null', '[]', '{"pid":"1","expires":"never"}']) {
      write(garbage);
      (await take('next'))();
    }
  });

  it('is taken over from a process that has ended and is still listed, and from an earlier one of the same number', async () => {
    const script = 'sleep 60 & exec "$0" -e "console.log($!); setInterval(String, 1000)"';
    const parent = spawn('sh', ['-c', script, process.execPath], { timeout: 20_000 });
    const pid = Number(await new Promise((said) => parent.stdout.once('data', said)));
    process.kill(pid);
    await vi.waitFor(() => expect(lives(pid)).toBe(false), 10_000);
    expect(() => process.kill(pid, 0)).not.toThrow();
    holder({ pid });
    (await take('next'))();
    parent.kill();
    holder({ began: 'on another day' });
    (await take('next'))();
    holder({ began: beginningOf(process.pid) });
    await expect(take('next')).rejects.toThrow(UsageError);
  });

  it('is respected on another machine, where nobody can see whether the process lives', async () => {
    holder({ host: 'elsewhere', pid: 999_999_999 });
    await expect(take('next')).rejects.toThrow(/on elsewhere/);
  });

  it('is not given back by somebody who lost it', async () => {
    const giveBack = await take('one');
    holder({});
    giveBack();
    expect(readFileSync(leaseIn(folder, 'acme'), 'utf8')).toContain('other');
  });
});

describe('the leases of a run', () => {
  const wish = { folder: '', run: 'one', time: { now: () => now, pause: async () => undefined }, patience: 0 };
  const both = [
    { account: 'zebra', called: 'the account zebra' },
    { account: 'acme', called: 'the account acme' },
  ];

  it('are taken together or not at all', async () => {
    const giveBack = await takeLeases([{ account: 'zebra' }], { ...wish, folder });
    const second = takeLeases(both, { ...wish, folder, run: 'two' });
    await expect(second).rejects.toThrow(
      /^run one \(process .*\) is using the account zebra and the two would disturb/,
    );
    expect(existsSync(leaseIn(folder, 'acme'))).toBe(false);
    giveBack();
    (await takeLeases(both, { ...wish, folder, run: 'two' }))();
    expect(existsSync(leaseIn(folder, 'zebra'))).toBe(false);
  });

  it('are those of every account that the target file declares, under the same name in every file', () => {
    const interfaces = { messaging: 'https://m.example' };
    const night = { name: 'night', account: 'acme-2', key: 'k', secret: 's' };
    const one = {
      interfaces,
      credentials: { messaging: { key: 'k', secret: 's' }, account: 'acme-1', accounts: [night] },
    };
    const other = { interfaces, credentials: { messaging: { key: 'k', secret: 's' }, account: 'acme-2' } };
    const [first, second] = [one, other].map((of) => leasedAccounts(of as unknown as ResolvedTarget));
    expect(first?.map(({ called }) => called)).toEqual([undefined, 'the account acme-1', 'the account acme-2']);
    expect(first?.[2]).toEqual(second?.[1]);
  });
});
