import { UsageError } from '../../ground/problems/usage-error.ts';
import type { RunFlags } from '../terminal/options.ts';

/** How `plumbline run` was asked to go about it. */
export interface RunMode {
  readonly watch?: boolean;
  readonly dryRun?: boolean;
}

/** `plumbline run`, once or at each change, or without sending anything; returns the exit code. */
export async function runAs({ watch, dryRun, ...flags }: RunFlags & RunMode): Promise<number> {
  if (watch && dryRun) throw new UsageError('--watch runs and --dry-run sends nothing; leave one of them out.');
  if (watch) {
    const { watchCommand } = await import('../commands/watch-command.ts');
    return watchCommand(flags);
  }
  if (!dryRun) {
    const { runCommand } = await import('../commands/run-command.ts');
    return runCommand(flags);
  }
  const [{ planCommand }, { withFailed }, { withVariant }] = await Promise.all([
    import('../commands/plan-command.ts'),
    import('./red-rules.ts'),
    import('./variant.ts'),
  ]);
  return planCommand(withFailed(withVariant(flags)));
}
