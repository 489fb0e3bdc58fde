import type { Period } from '../../ground/time/period.ts';
import type { Session } from '../session/session.ts';
import { arrivedIn, type Entry, type FacilityList, noteLists } from './facility-lists.ts';

export type Mail = { readonly is: 'code' } | { readonly is: 'e-mail'; readonly period: Period };

const MAILS: FacilityList = { facility: 'mailbox', path: '/mailbox', member: 'mails' };

export function noteMailbox(session: Session): Promise<void> {
  return noteLists(session, [MAILS]);
}

/** When the holder of a number was asked by e-mail to prove it again, in milliseconds since the epoch. */
export async function noticesFor(session: Session, number: string): Promise<number[]> {
  const times: number[] = [];
  for (const { kind, sender_address, at = '' } of await arrivedIn(session, MAILS, () => false))
    if (kind === 'expiry-notice' && sender_address === number) times.push(Date.parse(at));
  return times;
}

/** The code that was sent to a number last, for a request where the mailbox names it; undefined when none was. */
export async function codeSentTo(session: Session, number: string, request?: string): Promise<string | undefined> {
  const isCode = ({ to, code }: Entry): boolean => to === number && code !== undefined;
  const mails = await arrivedIn(session, { ...MAILS, about: number }, (entries) => entries.some(isCode));
  const named = mails.findLast((mail) => mail.request_id === request && mail.code !== undefined);
  return (named ?? mails.findLast(isCode))?.code;
}
