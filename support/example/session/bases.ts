import type { Basis } from '../../ground/evidence/seen.ts';
import { isOfClient } from '../../ground/rules/rule-tasks.ts';
import type { Session } from './session.ts';

/** What the outcome of an example rests on: what was sent and received, and what an operator did or saw. */
export function basesOf(session: Session, tags: readonly string[]): Basis[] {
  const { journal, time, facilities } = session;
  const { used } = facilities;
  const found: ReadonlyArray<[Basis, boolean]> = [
    ['interface', journal.exchanges.length > 0],
    ['callback', journal.notifications.length > 0],
    ['handset', used.has('handset')],
    ['lab', time.rung === 'virtual' || [...used].some((each) => each !== 'handset')],
    ['client', isOfClient(tags)],
  ];
  return found.flatMap(([basis, isThere]) => (isThere ? [basis] : []));
}
