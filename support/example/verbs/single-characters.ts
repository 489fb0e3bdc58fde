import type { Session } from '../session/session.ts';
import { sendNamed } from './sending.ts';

/** Sends every character of a text as a message of its own, in one request that asks for no reports. */
export async function sendEachCharacter(
  session: Session,
  role: string,
  text: string,
  to: string,
): Promise<void> {
  const drafts = [...text].map((content) => ({
    name: `character ${content}`,
    draft: { content, destination_number: to, delivery_report: false },
  }));
  await sendNamed(session, { role }, drafts);
}
