import type { Session } from '../session/session.ts';
import { numberAt } from '../session/specimen-numbers.ts';

/** A handset by its number; `ifAccepted` names the message without which it has nothing to show. */
export interface HandsetChoice {
  readonly number: string;
  readonly ifAccepted: string | undefined;
}

async function messagesAt(session: Session, number: string): Promise<Array<Record<string, string>>> {
  await session.time.settle();
  return session.lab.handset(numberAt(session, number));
}

/** The texts that a handset shows, oldest first. */
export async function textsAtHandset(session: Session, number: string): Promise<Array<string | undefined>> {
  return (await messagesAt(session, number)).map(({ content }) => content);
}

/** The ids of the messages that reached a handset, oldest first. */
export async function idsAtHandset(session: Session, number: string): Promise<Array<string | undefined>> {
  return (await messagesAt(session, number)).map(({ message_id }) => message_id);
}
