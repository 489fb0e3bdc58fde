import type { Draft, Sender } from '../session/api/messages-api.ts';
import type { Session } from '../session/session.ts';
import { sendMany } from './sending.ts';

/** Sends every character of a text as a message of its own that asks for no reports. */
export async function sendEachCharacter(session: Session, sender: Sender, draft: Draft): Promise<void> {
  const drafts = [];
  for (const content of draft.content)
    drafts.push({ name: `character ${content}`, draft: { ...draft, content, delivery_report: false } });
  await sendMany(session, sender, drafts);
}
