import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Option } from 'commander';
import { bankIn, isBankIn, tidyBank } from '../../example/session/deferred-bank.ts';
import { readText } from '../../ground/bounded-file.ts';
import { counted } from '../../ground/counted.ts';
import { visibleLine } from '../../ground/quote/visible.ts';
import { realTime } from '../../ground/time/pause.ts';
import { HttpClient } from '../../wire/http/client.ts';
import { Callers, callersIn } from '../../wire/safety/callers.ts';
import { type JournalContent, type LeftOver, readJournal } from '../../wire/safety/journal-lines.ts';
import { takeLeases } from '../../wire/safety/lease.ts';
import { journalIn, ResourceJournal } from '../../wire/safety/resource-journal.ts';
import { Restraint } from '../../wire/safety/restraint.ts';
import { openStateFolder } from '../../wire/safety/state-folder.ts';
import { Sweep, type SweptThing } from '../../wire/safety/sweep.ts';
import { leasedAccounts } from '../../wire/target/leased-accounts.ts';
import { type ResolvedTarget, reachOf } from '../../wire/target/target.ts';
import { loadTargetFile } from '../../wire/target/target-file.ts';
import { type CommandFile, durationOption, type RunFlags, targetOption } from '../terminal/options.ts';
import { print, printJson } from '../terminal/streams.ts';

interface CleanupFlags extends Pick<RunFlags, 'json' | 'waitForLease'> {
  readonly target: string;
}

/** A line of the journal that nothing can be made of; `at` is `path:line`. */
type Problem = Readonly<Record<'at' | 'why', string>>;

const LEFT = 3;
const NAMED = 5;

type State = SweptThing['state'];

const WORDS: Readonly<Record<State, string>> = {
  removed: 'removed',
  restored: 'put back',
  gone: 'not there',
  stays: 'stays',
  awaited: 'awaited',
  left: 'LEFT',
};

export function cleanupText(swept: readonly SweptThing[], torn: number, problems: readonly Problem[] = []): string {
  const groups = new Map<string, [SweptThing, ...SweptThing[]]>();
  const order = Object.keys(WORDS) as State[];
  const count: Record<State, number> = { removed: 0, restored: 0, gone: 0, stays: 0, awaited: 0, left: 0 };
  for (const each of swept) {
    const name = JSON.stringify([each.state, each.kind, each.why]);
    const group = groups.get(name);
    if (group) group.push(each);
    else groups.set(name, [each]);
    count[each.state] += 1;
  }

  let head = `cleanup: ${count.removed} removed, ${count.gone} not there any more, ${count.stays} stay, ${count.left} left`;
  if (count.restored > 0) head += `, ${count.restored} put back`;
  if (count.awaited > 0) head += `, ${count.awaited} awaited`;
  if (torn > 0) head += ` (${counted(torn, 'broken line')} of the journal passed over)`;

  const lines = [head];
  const sorted = [...groups.values()].sort(([one], [other]) => order.indexOf(one.state) - order.indexOf(other.state));
  for (const group of sorted) {
    const [{ kind, state, why }] = group;
    const names = [...new Set(group.map(({ ids, url }) => ids.join(', ') || `asked for at ${url}`))];
    const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
    const times = group.length > names.length ? ` (${group.length} times)` : '';
    const because = why === undefined ? '' : `: ${why}`;
    lines.push(visibleLine(`${WORDS[state]} ${kind} ${names.slice(0, NAMED).join(', ')}${more}${times}${because}`));
  }
  for (const { at, why } of problems) lines.push(visibleLine(`LEFT ${at}: ${why}; mend the line or remove it.`));
  return lines.join('\n');
}

/** Removes what is in the journal, but for what verdicts still need, and looks whether it is gone. */
async function sweep(target: ResolvedTarget, folder: string): Promise<readonly SweptThing[]> {
  const restraint = new Restraint({ requestsPerSecond: target.limits.requestsPerSecond }, realTime);
  const http = new HttpClient({ reach: reachOf(target), restraint });
  const broom = new Sweep(new Callers(http, callersIn(target)), target, realTime.now);
  const journal = new ResourceJournal(folder, 'cleanup', realTime.now, target.bindings);
  const path = bankIn(folder);
  const why = `a verdict that is still to come needs it; a later run takes it away, or remove ${path} first`;
  const swept: SweptThing[] = [];
  const removed: Array<[LeftOver, SweptThing]> = [];
  try {
    const bank = existsSync(path) ? readText(path) : '';
    for (const left of readJournal(journalIn(folder)).left) {
      const { key, kind, url, ids } = left;
      if (ids.some((id) => bank.includes(id))) {
        swept.push({ key, kind, url, ids, state: 'awaited', why });
        continue;
      }
      const outcome = await broom.take(left);
      if (outcome.state === 'removed') removed.push([left, outcome]);
      else swept.push(outcome);
      if (outcome.state !== 'left' && outcome.state !== 'removed') journal.removed(key);
    }
    const still = new Map<string, SweptThing>();
    for (const thing of await broom.stillListed(removed)) still.set(thing.key, thing);
    for (const [{ key }, thing] of removed) {
      if (!still.has(key)) journal.removed(key);
      swept.push(still.get(thing.key) ?? thing);
    }
    return swept;
  } finally {
    journal.close();
    await http.close();
  }
}

/** Removes what earlier runs left on the account, and restores what they changed; 0 when nothing is left, else 3. */
export async function cleanupCommand({ target: file, json, waitForLease }: CleanupFlags): Promise<number> {
  const target = loadTargetFile(resolve(file));
  const folder = target.safety?.stateDir ?? '';
  const path = journalIn(folder);
  let swept: readonly SweptThing[] = [];
  let told: Pick<JournalContent, 'torn' | 'broken'> = { torn: 0, broken: [] };
  if (existsSync(path) || isBankIn(folder)) {
    const patience = waitForLease?.ms ?? 0;
    const wish = { folder: openStateFolder(folder), run: randomUUID(), time: realTime, patience };
    const giveBack = await takeLeases(leasedAccounts(target), wish);
    try {
      tidyBank(folder, realTime.now());
      const { torn } = readJournal(path);
      swept = await sweep(target, folder);
      told = { ...readJournal(path), torn };
    } finally {
      await giveBack();
    }
  }
  const { torn, broken } = told;
  const problems = broken.map(({ line, why }) => ({ at: `${path}:${line}`, why }));
  if (json) printJson(JSON.stringify({ schema: 1, torn, broken: problems, resources: swept }));
  else print(`${cleanupText(swept, torn, problems)}\n`);
  return problems.length > 0 || swept.some(({ state }) => state === 'left') ? LEFT : 0;
}

export const command: CommandFile<CleanupFlags> = {
  options: [
    targetOption('the target file of those runs').makeOptionMandatory(),
    durationOption('--wait-for-lease <duration>', 'how long to wait for a run on the same account'),
    new Option('--json', 'as JSON'),
  ],
  examples: [['cleanup --target target.yaml', 'removes what an interrupted run left on the account']],
  run: cleanupCommand,
};
