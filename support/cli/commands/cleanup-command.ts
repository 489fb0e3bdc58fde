import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { bankIn, isBankIn, tidyBank } from '../../example/session/deferred-bank.ts';
import { readText } from '../../ground/bounded-file.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { realTime } from '../../ground/time/pause.ts';
import { HttpClient } from '../../wire/http/client.ts';
import { Callers, callersIn } from '../../wire/safety/callers.ts';
import { type LeftOver, readJournal, type Told } from '../../wire/safety/journal-lines.ts';
import { takeLeases } from '../../wire/safety/lease.ts';
import { journalIn, ResourceJournal } from '../../wire/safety/resource-journal.ts';
import { Restraint } from '../../wire/safety/restraint.ts';
import { openStateFolder } from '../../wire/safety/state-folder.ts';
import { Sweep, type Swept } from '../../wire/safety/sweep.ts';
import { leasedAccounts } from '../../wire/target/leased-accounts.ts';
import { type ResolvedTarget, reachOf } from '../../wire/target/target.ts';
import { loadTargetFile } from '../../wire/target/target-file.ts';
import { durationOf } from '../terminal/options.ts';
import { print, printJson } from '../terminal/streams.ts';
import { cleanupText } from './cleanup-text.ts';

/** The options of `plumbline cleanup`, as typed. */
export interface CleanupFlags {
  readonly target?: string;
  readonly json?: boolean;
  readonly waitForLease?: string;
}

const LEFT = 3;

/** Finds what verdicts that are still to come will look at: it stays until a later run has taken them up. */
function awaitedIn(folder: string): (left: LeftOver) => Swept | undefined {
  const path = bankIn(folder);
  const bank = existsSync(path) ? readText(path) : '';
  const why = `a verdict that is still to come needs it; a later run takes it away, or remove ${path} first`;
  return ({ key, kind, url, ids }) =>
    ids.some((id) => bank.includes(id)) ? { key, kind, url, ids, state: 'awaited', why } : undefined;
}

/** Removes everything in the journal. Each removal is journalled immediately, so that an interruption does no harm. */
async function sweep(target: ResolvedTarget, folder: string): Promise<readonly Swept[]> {
  const { requestsPerSecond } = target.limits;
  const http = new HttpClient({
    reach: reachOf(target),
    restraint: new Restraint({ requestsPerSecond }, realTime),
  });
  const broom = new Sweep(new Callers(http, callersIn(target)), target, realTime.now);
  const journal = new ResourceJournal(folder, 'cleanup', realTime.now, target.bindings);
  const swept: Swept[] = [];
  try {
    const awaited = awaitedIn(folder);
    for (const left of readJournal(journalIn(folder)).left) {
      const outcome = awaited(left) ?? (await broom.take(left));
      swept.push(outcome);
      if (outcome.state !== 'left' && outcome.state !== 'awaited') journal.removed(left.key);
    }
    return swept;
  } finally {
    journal.close();
    await http.close();
  }
}

/** `plumbline cleanup`: removes what earlier runs left on the account, and restores what they changed; 0 when nothing is left, else 3. */
export async function cleanupCommand(flags: CleanupFlags): Promise<number> {
  if (flags.target === undefined) throw new UsageError('cleanup needs --target FILE, the account to clean up.');
  const patience = flags.waitForLease === undefined ? 0 : durationOf('--wait-for-lease', flags.waitForLease);
  const target = loadTargetFile(resolve(flags.target));
  const folder = target.safety?.stateDir ?? '';
  const path = journalIn(folder);
  let swept: readonly Swept[] = [];
  let told: Pick<Told, 'torn' | 'broken'> = { torn: 0, broken: [] };
  if (existsSync(path) || isBankIn(folder)) {
    const wish = { folder: openStateFolder(folder), run: randomUUID(), time: realTime, patience };
    const giveBack = await takeLeases(leasedAccounts(target), wish);
    try {
      tidyBank(folder, realTime.now());
      const { torn } = readJournal(path);
      swept = await sweep(target, folder);
      told = { ...readJournal(path), torn };
    } finally {
      giveBack();
    }
  }
  const { torn, broken } = told;
  const problems = broken.map(({ line, why }) => ({ at: `${path}:${line}`, why }));
  if (flags.json) printJson(JSON.stringify({ schema: 1, torn, broken: problems, resources: swept }));
  else print(`${cleanupText(swept, torn, problems)}\n`);
  return problems.length > 0 || swept.some(({ state }) => state === 'left') ? LEFT : 0;
}
