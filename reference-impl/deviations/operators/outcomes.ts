import type { Decisions } from '../../worlds/parts.ts';
import { around, result } from './decisions.ts';

type Lookups = Decisions['lookup'];
type Outcome = Parameters<Lookups['lineOf']>[0];
type Asked = Parameters<Lookups['repeated']>[1];

/** Changes the line of an outcome; `usual` is the documented line. */
export const writing = (change: (usual: string, outcome: Outcome) => string) => result('lookup', 'lineOf', change);

/** Changes an outcome at both services; `atHome` is the outcome for the range of the number. */
export const told = (change: (outcome: Outcome, atHome: Outcome) => Outcome) =>
  around('lookup', 'shown', (shown, { found }) => {
    const changing = (show: typeof shown.portability) => (outcome: Outcome, asked: Asked) =>
      change(show(outcome, asked), found(asked.msisdn, new Map()).outcome);
    return { 'real-time': changing(shown['real-time']), portability: changing(shown.portability) };
  });
