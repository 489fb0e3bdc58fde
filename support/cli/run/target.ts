import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { Claim } from '../../ground/claim.ts';
import { counted } from '../../ground/counted.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { unclaimedBy } from '../../ground/rules/capabilities.ts';
import type { Rule } from '../../ground/rules/rule.ts';
import { missingTask } from '../../ground/rules/rule-tasks.ts';
import { hiding, secretsOf } from '../../ground/secrets/hide-secrets.ts';
import { realTime } from '../../ground/time/pause.ts';
import { readJournal } from '../../wire/safety/journal-lines.ts';
import { takeLeases } from '../../wire/safety/lease.ts';
import { journalIn } from '../../wire/safety/resource-journal.ts';
import { openStateFolder } from '../../wire/safety/state-folder.ts';
import { startBundled } from '../../wire/target/bundled.ts';
import type { ClientUnderTest } from '../../wire/target/client-under-test.ts';
import { leasedAccounts } from '../../wire/target/leased-accounts.ts';
import { FACILITIES, facilitiesOf, INTERFACES, type ResolvedTarget } from '../../wire/target/target.ts';
import type { RunFlags } from '../terminal/options.ts';
import { complain } from '../terminal/streams.ts';
import { writeInto } from '../terminal/write-into.ts';

export interface ReadyTarget {
  readonly target: ResolvedTarget;
  logs?(): string;
  close(): Promise<void>;
}

type Wishes = Pick<RunFlags, 'maxWait' | 'commands'>;

async function declaredIn(path: string): Promise<ResolvedTarget> {
  const { readTargetFile } = await import('../../wire/target/target-file.ts');
  const { target, warnings } = readTargetFile(resolve(path));
  for (const warning of warnings) complain(warning);
  return target;
}

async function fromFile(path: string, { commands = true }: Wishes): Promise<ReadyTarget> {
  const target = await declaredIn(path);
  const started: string[] = [];
  if (target.callbacks.command !== undefined) started.push('callbacks.command');
  for (const [name, of] of Object.entries(target.facilities ?? {}))
    if (of.command !== undefined) started.push(`facilities.${name}.command`);
  if (target.kind === 'container') started.push('container');
  if (!commands && started.length > 0)
    throw new UsageError(
      `${path} starts ${started.join(', ')}, which --no-commands refuses; remove them, or leave the option out if you trust the file.`,
    );
  if (target.kind === 'bundled') {
    const { target: bundled, close } = await startBundled({ faults: [], variant: target.variant });
    return { target: { ...target, interfaces: bundled.interfaces, lab: bundled.lab }, close };
  }
  if (target.kind === 'container') {
    const { startContainer } = await import('../../wire/target/container.ts');
    return startContainer(target);
  }
  return { target, close: async () => undefined };
}

/** Starts the bundled reference, or reads the target file and starts what it wants; or a client is what is examined. */
export async function readyTarget(path?: string, wishes: Wishes = {}, client?: ExaminedClient): Promise<ReadyTarget> {
  if (client) return readyClient(client);
  const ready = path ? await fromFile(path, wishes) : await startBundled({ faults: [] });
  return wishes.maxWait ? { ...ready, target: { ...ready.target, maxWaitMs: wishes.maxWait.ms } } : ready;
}

/**
 * Gets the accounts of a target for this run alone until it is closed, and says what earlier runs left there. It calls `whenLost`
 * where another run has them before. A lab gives every run worlds of its own, and who only reads disturbs nobody.
 */
export async function leaseAccount(ready: ReadyTarget, patience: number, whenLost: () => void): Promise<ReadyTarget> {
  const { target } = ready;
  if (target.lab || !target.safety?.sideEffects.length) return ready;
  const folder = openStateFolder(target.safety.stateDir);
  const lost = (why: string): void => {
    complain(`the run ends: ${why}`);
    whenLost();
  };
  const wish = { folder, run: randomUUID(), time: realTime, patience, lost };
  const giveBack = await takeLeases(leasedAccounts(target), wish);
  const { left } = readJournal(journalIn(folder));
  const things = counted(left.length, 'thing');
  if (left.length > 0)
    complain(`an earlier run left ${things} on the account; plumbline cleanup --target FILE removes what it can.`);
  process.once('exit', giveBack);
  const close = async (): Promise<void> => {
    process.off('exit', giveBack);
    await giveBack();
    await ready.close();
  };
  return { ...ready, close };
}

export function keepLogs({ logs, target }: ReadyTarget, out: string, exitCode: number): void {
  if (!logs || exitCode === 0) return;
  const text = hiding(secretsOf(target))(logs());
  writeInto(out, 'what the target printed', { 'evidence/container.log': text });
}

export function offeredFacilities(target: ResolvedTarget): string[] {
  const offered: string[] = [...facilitiesOf(target)];
  if (target.maxWaitMs > 0) offered.push('clock');
  return offered;
}

/** Tags of examples that this target could never show, or does not claim, or a client under test cannot do. */
export function unreachableTags(target: ResolvedTarget, rules: readonly Rule[]): string[] {
  const { claim, client, interfaces, scope } = target;
  const tags: string[] = [];
  for (const name of INTERFACES) if (!(name in interfaces)) tags.push(`@${name}`);
  for (const rule of rules) {
    const isClaimed = unclaimedBy(claim.capabilities, rule) === undefined;
    if (!isClaimed || (client && missingTask(rule, client.tasks) !== undefined)) tags.push(`@${rule.id}`);
  }
  if (scope === 'reference') return tags;
  const offered = offeredFacilities(target);
  for (const name of FACILITIES) if (!offered.includes(name)) tags.push(`@needs-${name}`);
  return tags;
}

/** A target as its file declares it; nothing is started and nothing is sent. The bundled one offers everything. */
export async function declaredTarget(path: string | undefined): Promise<ResolvedTarget> {
  return withInterfaces(path ? await declaredIn(path) : undefined);
}

export async function withInterfaces(target: ResolvedTarget | undefined): Promise<ResolvedTarget> {
  if (target && target.kind !== 'bundled') return target;
  const { target: bundled, close } = await startBundled({ faults: [] });
  await close();
  return target ? { ...target, interfaces: bundled.interfaces, lab: bundled.lab } : bundled;
}

export interface ExaminedClient {
  readonly claim: Claim;
  readonly underTest: ClientUnderTest;
}

export async function readyClient({ claim, underTest }: ExaminedClient): Promise<ReadyTarget> {
  const { target, close } = await startBundled({ faults: [] });
  const name = [claim.product, claim.version].filter(Boolean).join(' ');
  return { target: { ...target, name, kind: 'external', scope: 'external', claim, client: underTest }, close };
}
