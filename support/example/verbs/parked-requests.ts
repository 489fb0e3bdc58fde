import type { Session } from '../session/session.ts';
import { holdRequests } from './bursts.ts';
import { ask, type Requester, subjectOf } from './requests.ts';
import { breathe, letGo } from './voice-races.ts';

/** Asks for an operation whose request waits inside the platform, as if it were slow, while time passes. */
export async function askBeforeTimePasses(
  session: Session,
  requester: Requester,
  operation: string,
  span: number,
): Promise<void> {
  const about = await subjectOf(session, operation, requester);
  const hold = await holdRequests(session, operation, 2);
  const answer = ask(session, requester, operation, { about });
  await breathe(session);
  await session.time.pass(span);
  await letGo(session, hold);
  await answer;
}
