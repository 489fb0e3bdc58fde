import { UsageError } from '../../ground/problems/usage-error.ts';
import { everyRule } from '../../ledger/verdicts.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import type { RunFlags } from '../terminal/options.ts';

type Chosen = Pick<RunFlags, 'rule' | 'area' | 'tags' | 'failed' | 'out'>;

/** The rules that were red in the run whose reports are in `out`. Throws UsageError when there are none, or no run. */
function redRulesIn(out: string): string[] {
  const red = everyRule(readVerdicts(out)).filter(
    ({ judged, verdict }) => verdict === 'error' || (judged && verdict === 'fail'),
  );
  if (red.length === 0) throw new UsageError(`no rule failed in the last run, in ${out}: nothing to run again.`);
  return red.map(({ id }) => id);
}

/** The same flags with the rules that `--failed` stands for. */
export function withFailed<Flags extends Chosen>(flags: Flags): Flags {
  const { failed, rule, area = [], tags, out } = flags;
  if (!failed) return flags;
  if (rule.length > 0 || area.length > 0 || tags)
    throw new UsageError('--failed chooses the rules itself; leave out --rule, --area and --tags.');
  return { ...flags, rule: redRulesIn(out) };
}
