import type { Session } from '../session/session.ts';
import { arrivedIn, type Entry, type FacilityList, noteLists } from './facility-lists.ts';

const listFor = (about?: string): FacilityList => ({
  facility: 'mailbox',
  path: '/mailbox',
  member: 'mails',
  about,
});

/** Remembers what the mailbox has before the example. */
export const noteMailbox = (session: Session): Promise<void> => noteLists(session, [listFor()]);

/** What the platform sent to people in this example. */
export const mailsSent = (session: Session): Promise<readonly Entry[]> => arrivedIn(session, listFor(), () => false);

const hasCode =
  (number: string) =>
  ({ to, code }: Entry): boolean =>
    to === number && code !== undefined;

/** The code that was sent to a number last, for a request where the mailbox names it; undefined when none was. */
export async function codeSentTo(session: Session, number: string, request?: string): Promise<string | undefined> {
  const mails = await arrivedIn(session, listFor(number), (entries) => entries.some(hasCode(number)));
  const named = mails.findLast((mail) => mail.request_id === request && mail.code !== undefined);
  return (named ?? mails.findLast(hasCode(number)))?.code;
}
