import { idOf } from '../ground/members.ts';
import { UsageError } from '../ground/problems/usage-error.ts';
import { knownName } from '../ground/rules/nearest.ts';
import { verifiedOf } from '../ledger/tally.ts';
import type { ProfileVerdict, Verdicts } from '../ledger/verdicts.ts';
import { overallWord, restraint } from './bound-line.ts';

export interface Badge {
  readonly label: string;
  readonly message: string;
  readonly color: string;
}

const COLORS: Readonly<Record<Verdicts['overall'], string>> = {
  conformant: 'brightgreen',
  'conformant-with-known-failures': 'yellow',
  'no-deviation-found': 'blue',
  partial: 'blue',
  'not-fully-verified': 'yellow',
  'known-failures-out-of-date': 'orange',
  'not-conformant': 'red',
  'not-judged': 'lightgrey',
};

/** The badge of a run, which never says more than the run did. It is green for CONFORMANT alone. */
export function badgeOf(verdicts: Verdicts): Badge {
  const { overall, scope, partial, summary } = verdicts;
  const bound = `${summary.pass}/${verifiedOf(summary).of} · ${scope}${partial && overall !== 'partial' ? ', partial' : ''}${restraint(verdicts) !== undefined ? ', limited' : ''}`;
  return { label: 'conformance', message: `${overallWord(overall).toLowerCase()} · ${bound}`, color: COLORS[overall] };
}

/** The badge of one profile. Throws UsageError for one that the run says nothing of. */
export function profileBadge({ profiles = [] }: Verdicts, name: string): Badge {
  if (profiles.length === 0)
    throw new UsageError('the run says nothing of profiles: it was partial, or of an earlier version.');
  const id = knownName('profile of the run', name, profiles.map(idOf));
  const { verdict, share } = profiles.find((each) => each.id === id) as ProfileVerdict;
  return { label: id, message: `${overallWord(verdict).toLowerCase()} · ${share} %`, color: COLORS[verdict] };
}
