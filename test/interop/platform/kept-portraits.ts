import { expect, vi } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { recordsOf } from '../../../reference-impl/contacts/state.ts';
import { openJournal } from '../../../reference-impl/keep/open-journal.ts';
import { parts } from '../../../reference-impl/parts.ts';
import { recordsOf as reportRecordsOf } from '../../../reference-impl/reports/state.ts';
import { Registry, type World } from '../../../reference-impl/worlds/registry.ts';
import { wholeOf } from './whole-object.ts';

/** Everything that a world has, private members included: in lines, and the sizes of its collections by their place. */
export type Portrait = ReturnType<typeof wholeOf>;

export type KeepingPlatform = Awaited<ReturnType<typeof startPlatform>>;

/** What belongs to the process and not to the world, or is about real time. */
const OF_THE_PROCESS = [/^\/clock\/#(host|alarm|moves|isStopped)\b/, /^\/outbox\/#(end|send)\b/];

/** The records of an account are made when they are first looked at, as is the state of a part, which changes nothing. */
function lookAt(scopes: World['scopes'], account: string): void {
  scopes.messaging.state.recordsOf(account);
  reportRecordsOf(scopes.reports.state, account);
  recordsOf(scopes.contacts.state, account);
}

const MANNER = {
  isLeftOut: (path: string) => OF_THE_PROCESS.some((each) => each.test(path)),
  isUnordered: (path: string) => path === '/state/contacts' || path.endsWith('/records'),
};

function portraitOf({ scopes, ...world }: World): Portrait {
  const { clock, accounts, projects, lookupUsers, tokens, ledger, outbox, holds, refusals, settings, numbers } = world;
  for (const account of accounts.keys()) lookAt(scopes, account);
  const state = Object.fromEntries(parts.map(({ name }) => [name, scopes[name].state]));
  const set = { accounts, projects, lookupUsers, settings, numbers };
  return wholeOf({ ...set, clock, tokens, ledger, outbox, holds, refusals, state }, MANNER);
}

/** Portraits of worlds, each at the moment at which it is removed. */
function paintRemoved(): Map<string, Portrait> {
  const portraits = new Map<string, Portrait>();
  const { remove } = Registry.prototype;
  vi.spyOn(Registry.prototype, 'remove').mockImplementation(function (this: Registry, id) {
    const world = this.worlds.get(id);
    if (world) portraits.set(id, portraitOf(world));
    return remove.call(this, id);
  });
  return portraits;
}

/** Starts a platform on a data file, and ends it after `use`; returns the portraits of all its worlds. */
export async function during(data: string, use: (platform: KeepingPlatform) => Promise<void>) {
  const [portraits, troubles] = [paintRemoved(), [] as unknown[]];
  const journal = await openJournal(data, {}, (sentence) => troubles.push(sentence));
  const crashed = (error: unknown): unknown => troubles.push(error);
  const platform = await startPlatform({ defaultWorld: 'repeatable', journal, crashed });
  await use(platform);
  await platform.close();
  vi.restoreAllMocks();
  expect(troubles).toEqual([]);
  return portraits;
}
