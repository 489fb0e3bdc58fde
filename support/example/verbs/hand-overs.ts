import type { Session } from '../session/session.ts';
import { reportsOf, type SentMessage } from './delivery-reports.ts';

/**
 * When a named message was given to the carrier, in milliseconds since the epoch; once unless something is wrong.
 * Its delivery reports count as looked at.
 */
export async function handOverTimes(session: Session, name: string): Promise<number[]> {
  await reportsOf(session, name);
  const { id } = session.handles.get<SentMessage>(name);
  return (await session.lab.carrierLog())
    .filter(({ message_id }) => message_id === id)
    .map(({ at = '' }) => Date.parse(at));
}
