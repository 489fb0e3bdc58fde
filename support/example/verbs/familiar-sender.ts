import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Draft, Sender } from '../session/api/messages-api.ts';
import type { Session } from '../session/session.ts';
import { messagesAt } from './handsets.ts';
import { sendNamed } from './sending.ts';

/** The numbers that the messages at a handset came from, oldest first; null where any number would have done. */
export async function sendersAt(session: Session, number: string): Promise<Array<string | null | undefined>> {
  return (await messagesAt(session, number)).map(({ source_number }) => source_number);
}

/** Takes the number that a recipient knows out of the pool. */
export async function withdrawSenderOf(session: Session, number: string): Promise<void> {
  const sender = (await sendersAt(session, number)).at(-1);
  if (!sender) throw new Inconclusive('precondition-unmet', `${number} was not written to from a number`);
  await session.facility('accounts').request('DELETE', `/sender-pool/${encodeURIComponent(sender)}`);
}

/** Sends a text several times with a span of milliseconds between one and the next; asks for no reports. */
export async function sendAtIntervals(
  session: Session,
  sender: Sender,
  draft: Draft,
  { times, span }: { readonly times: number; readonly span: number },
): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    if (time > 0) await session.time.pass(span);
    await sendNamed(session, sender, [{ name: `message ${time}`, draft: { ...draft, delivery_report: false } }]);
  }
}
