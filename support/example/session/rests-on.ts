import type { Basis } from '../../ground/evidence/seen.ts';
import { isOfClient } from '../../ground/rules/rule-tasks.ts';
import type { Session } from './session.ts';

/** What the outcome of an example rests on: what was sent and received, and what an operator did or saw. */
export function basesOf(session: Session, tags: readonly string[]): Basis[] {
  const { journal, time } = session;
  const asked = session.hasLab ? session.lab.asked : new Set<string>();
  const found: ReadonlyArray<[Basis, boolean]> = [
    ['interface', journal.exchanges.length > 0],
    ['callback', journal.notifications.length > 0],
    ['handset', asked.has('handsets')],
    ['lab', time.rung === 'virtual' || [...asked].some((each) => each !== 'handsets')],
    ['client', isOfClient(tags)],
  ];
  return found.flatMap(([basis, isThere]) => (isThere ? [basis] : []));
}
