import { resolve } from 'node:path';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { unclaimedBy } from '../../ground/rules/capabilities.ts';
import type { Rule } from '../../ground/rules/rule.ts';
import { missingTask } from '../../ground/rules/rule-tasks.ts';
import { hiding, secretsOf } from '../../ground/secrets/hide-secrets.ts';
import { startBundled } from '../../wire/target/bundled.ts';
import { FACILITIES, facilitiesOf, INTERFACES, type ResolvedTarget } from '../../wire/target/target.ts';
import { durationOf } from '../terminal/options.ts';
import { complain } from '../terminal/streams.ts';
import { writeInto } from '../terminal/write-into.ts';

/** A target that is ready to be run against. */
export interface ReadyTarget {
  readonly target: ResolvedTarget;
  /** What a target that was started for the run printed. */
  logs?(): string;
  close(): Promise<void>;
}

/** How a target is made ready. */
interface Wishes {
  /** Overrides the longest wait of the file. */
  readonly maxWait?: string | undefined;
  /** False where the file may start nothing on this machine. */
  readonly commands?: boolean | undefined;
}

/** Throws UsageError when the file would start something on this machine. */
function requireNoCommands(path: string, { callbacks, facilities = {}, kind }: ResolvedTarget): void {
  const started = [
    ...(callbacks.command === undefined ? [] : ['callbacks.command']),
    ...Object.entries(facilities).flatMap(([name, of]) =>
      of.command === undefined ? [] : [`facilities.${name}.command`],
    ),
    ...(kind === 'container' ? ['container'] : []),
  ];
  if (started.length > 0)
    throw new UsageError(
      `${path} starts ${started.join(', ')}, which --no-commands refuses; remove them, or leave the option out if you trust the file.`,
    );
}

async function fromFile(path: string, { commands = true }: Wishes): Promise<ReadyTarget> {
  const { readTargetFile } = await import('../../wire/target/target-file.ts');
  const { target, warnings } = readTargetFile(resolve(path));
  for (const warning of warnings) complain(warning);
  if (!commands) requireNoCommands(path, target);
  if (target.kind === 'bundled') {
    const bundled = await startBundled({ faults: [], variant: target.variant });
    const { interfaces, lab } = bundled.target;
    return { target: { ...target, interfaces, lab }, close: bundled.close };
  }
  if (target.kind === 'container') {
    const { startContainer } = await import('../../wire/target/container.ts');
    return startContainer(target);
  }
  return { target, close: async () => undefined };
}

/** Starts the bundled reference, or reads the target file and starts what it wants. */
export async function readyTarget(path?: string, wishes: Wishes = {}): Promise<ReadyTarget> {
  const { maxWait } = wishes;
  const maxWaitMs = maxWait === undefined ? undefined : durationOf('--max-wait', maxWait);
  const ready = path ? await fromFile(path, wishes) : await startBundled({ faults: [] });
  return maxWaitMs === undefined ? ready : { ...ready, target: { ...ready.target, maxWaitMs } };
}

/** Leaves what a target printed beside the evidence of a run that is not green. */
export function keepLogs({ logs, target }: ReadyTarget, out: string, exitCode: number): void {
  if (!logs || exitCode === 0) return;
  writeInto(out, 'what the target printed', {
    'evidence/container.log': hiding(secretsOf(target))(logs()),
  });
}

/** What the target offers, with a clock when real waiting is allowed. */
export function offeredFacilities(target: ResolvedTarget): string[] {
  return [...facilitiesOf(target), ...(target.maxWaitMs > 0 ? ['clock'] : [])];
}

/** Whether a rule makes no sense for what a target claims, or a client under test can do. */
const isBeyond = ({ claim, client }: ResolvedTarget, rule: Rule): boolean =>
  unclaimedBy(claim.capabilities, rule) !== undefined ||
  (client !== undefined && missingTask(rule, client.tasks) !== undefined);

/** Tags of examples that this target could never show, or does not claim. */
export function unreachableTags(target: ResolvedTarget, rules: readonly Rule[]): string[] {
  const apart = [
    ...INTERFACES.filter((name) => !(name in target.interfaces)),
    ...rules.filter((rule) => isBeyond(target, rule)).map(({ id }) => id),
  ].map((name) => `@${name}`);
  if (target.scope === 'reference') return apart;
  const offered = offeredFacilities(target);
  return [...apart, ...FACILITIES.filter((name) => !offered.includes(name)).map((name) => `@needs-${name}`)];
}
