import { verifiedOf } from '../ledger/tally.ts';
import type { Verdicts } from '../ledger/verdicts.ts';
import { isRestrained, overallWord } from './bound-line.ts';

export interface Badge {
  readonly label: string;
  readonly message: string;
  readonly color: string;
}

const COLORS: Readonly<Record<Verdicts['overall'], string>> = {
  conformant: 'brightgreen',
  'conformant-with-known-failures': 'yellow',
  'no-deviation-found': 'blue',
  'not-fully-verified': 'yellow',
  'not-conformant': 'red',
  'not-judged': 'lightgrey',
};

/** The badge of a run, which never says more than the run did. It is green for CONFORMANT alone. */
export function badgeOf(verdicts: Verdicts): Badge {
  const { overall, scope, partial, summary } = verdicts;
  const bound = `${summary.pass}/${verifiedOf(summary).of} · ${scope}${partial ? ', partial' : ''}${isRestrained(verdicts) ? ', limited' : ''}`;
  return {
    label: 'conformance',
    message: `${overallWord(overall).toLowerCase()} · ${bound}`,
    color: COLORS[overall],
  };
}
