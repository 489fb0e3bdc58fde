import type { Sender } from '../session/api/messages-api.ts';
import type { Session } from '../session/session.ts';
import { sendAtIntervals } from './familiar-sender.ts';
import { sendBurst } from './sending.ts';
import { sendEachCharacter } from './single-characters.ts';

/** A message that names no callback URL. */
const QUIET = { callbackUrl: undefined };

/** How often one text is sent, in milliseconds apart, at once, or each of its characters as a message of its own. */
export type Repetition =
  | { readonly atOnce: number; readonly isQuiet: boolean }
  | { readonly times: number; readonly span: number }
  | 'by character';

/** Sends one text to one number more than once. */
export async function sendRepeatedly(
  session: Session,
  sender: Sender,
  draft: { readonly content: string; readonly destination_number: string },
  repetition: Repetition,
): Promise<void> {
  if (repetition === 'by character') await sendEachCharacter(session, sender, draft);
  else if ('atOnce' in repetition)
    await sendBurst(session, sender, { ...draft, ...(repetition.isQuiet ? QUIET : {}) }, repetition.atOnce);
  else await sendAtIntervals(session, sender, draft, repetition);
}
