import type { Evidence } from '../../ground/evidence/recorded-run.ts';
import type { Session } from './session.ts';

const isHeldOff = ({ status, headers }: Session['journal']['exchanges'][number]): boolean =>
  status === 429 || (status === 503 && headers['retry-after'] !== undefined);

/** How often a target without a lab held requests off. Its limits are its own: the document shows none. Section "Limits". */
export function heldOffIn({ hasLab, journal }: Pick<Session, 'hasLab' | 'journal'>): Pick<Evidence, 'heldOff'> {
  const count = hasLab ? 0 : journal.exchanges.filter(isHeldOff).length;
  return count === 0 ? {} : { heldOff: count };
}
