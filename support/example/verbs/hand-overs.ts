import type { Session } from '../session/session.ts';
import { reportsOf, type SentMessage } from './delivery-reports.ts';

/** What was given to the carrier, the oldest first. */
interface Log {
  readonly handOvers: ReadonlyArray<Readonly<Record<string, string>>>;
}

/**
 * When a named message was given to the carrier, in milliseconds since the epoch; once unless something is wrong.
 * Its delivery reports count as looked at.
 */
export async function handOverTimes(session: Session, name: string): Promise<number[]> {
  await reportsOf(session, name);
  const { id } = session.handles.get<SentMessage>(name);
  const log = (await session.facility('carrier').request('GET', '/carrier/log')) as Log;
  return log.handOvers.filter(({ message_id }) => message_id === id).map(({ at = '' }) => Date.parse(at));
}
