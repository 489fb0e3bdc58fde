import type { Evidence } from '../../ground/evidence/recorded-run.ts';
import type { Session } from './session.ts';

const isHeldOff = ({ status, headers }: Session['journal']['exchanges'][number]): boolean =>
  status === 429 || (status === 503 && headers['retry-after'] !== undefined);

/** How often a target without a lab, whose limits are its own (section "Limits"), held requests off, and what we dropped. */
export function heldOffIn({ hasLab, journal }: Pick<Session, 'hasLab' | 'journal'>) {
  const heldOff = hasLab ? 0 : journal.exchanges.filter(isHeldOff).length;
  const { dropped } = journal;
  return { ...(heldOff > 0 && { heldOff }), ...(dropped > 0 && { dropped }) } satisfies Partial<Evidence>;
}
