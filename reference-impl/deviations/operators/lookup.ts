import type { Decisions } from '../../worlds/parts.ts';
import { lookup } from './decisions.ts';

type Outcome = ReturnType<Decisions['lookup']['found']>['outcome'];

/** Changes a stored outcome that is repeated; `current` is the outcome of the network. */
export const repeating = (change: (stored: Outcome, current: Outcome) => Outcome) =>
  lookup.inRule('rules', 'storedAnswer', 'judge', (judge, asked) => {
    const { msisdn, scope } = asked;
    const stored = judge(asked);
    return stored && change(stored, scope.decisions.found(msisdn, scope.state.entries).outcome);
  });
