import { optOutsOf } from '../session/opt-outs.ts';
import type { Session } from '../session/session.ts';
import { blacklistOf, takeOff } from './blacklist.ts';

/** Whose blacklists an opt-out may come onto. */
const CONCERNED = ['main', 'sub'];

async function clear(session: Session, role: string, numbers: readonly string[]): Promise<void> {
  const listed = await blacklistOf(session, role);
  for (const number of numbers.filter((each) => listed.includes(each))) await takeOff(session, role, number);
}

/**
 * Takes declared numbers that opt out in this example off the blacklists, before it and after it: they are on them since the
 * last time. A blacklist that cannot be read or changed is left as it is.
 */
export async function takeOffBlacklist(session: Session): Promise<void> {
  const numbers = session.hasLab ? [] : optOutsOf(session);
  if (numbers.length === 0) return;
  for (const role of CONCERNED) await clear(session, role, numbers).catch(() => undefined);
}
