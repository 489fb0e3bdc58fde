import { UsageError } from '../../ground/problems/usage-error.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import type { RunFlags } from '../terminal/options.ts';
import { complain } from '../terminal/streams.ts';

/** How many processes run the examples; those that share an account would disturb each other. */
export function workersFor(target: ResolvedTarget, { workers: asked, order }: RunFlags, usual: number): number {
  const { kind, lab, facilities, downstream, callbacks } = target;
  // An order that is to be repeated is that of one process.
  const wanted = asked ?? (kind === 'bundled' && order !== 'random' ? usual : 1);
  if (wanted === 1) return wanted;
  if (!lab || facilities || downstream) {
    const why = lab ? 'examples share the declared facilities' : 'without a lab examples share their account';
    if (asked !== undefined) complain(`${why}; one worker runs them.`);
    return 1;
  }
  if (!callbacks.listen.endsWith(':0'))
    throw new UsageError(`--workers ${wanted} cannot share callbacks.listen ${callbacks.listen}; run with one worker.`);
  return wanted;
}
