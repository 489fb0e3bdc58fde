import type { Session } from '../session/session.ts';
import { numberLike } from './altered-requests.ts';
import { ask, type Requester } from './asking.ts';

const AT_ONCE = 10;

/** Puts as many different numbers on the blacklist, a few at once, last ones first; answers them. */
export async function blockMany(session: Session, requester: Requester, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, n) => numberLike(count - n));
  for (let start = 0; start < count; start += AT_ONCE) {
    const body = { numbers: numbers.slice(start, start + AT_ONCE) };
    await ask(session, requester, 'block a number', { raw: JSON.stringify(body) });
  }
  session.handles.put('blocked numbers', numbers);
}

/** The numbers that were blocked in this example. */
export const blockedNumbers = (session: Session): string[] => session.handles.get('blocked numbers');
