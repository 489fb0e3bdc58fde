import { whereOffered } from '../../ground/problems/facility-missing.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { valuesNamed } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import type { SentMessage } from './delivery-reports.ts';
import { handsetOf } from './handsets.ts';

/** What a message came from at its handset, where there is one to look at. */
async function senderAtHandset(session: Session, { id, to }: SentMessage): Promise<unknown> {
  const messages = await whereOffered(() => handsetOf(session, to));
  return messages?.find(({ message_id }) => message_id === id)?.source_number;
}

/**
 * What a message is sent from: as the platform shows it when the message is retrieved, else as its handset does. What a
 * record holds is not documented: throws Inconclusive when neither names a sender. Section "Optional account features".
 */
export async function shownSenderOf(session: Session, message: SentMessage): Promise<string> {
  await session.time.settle();
  const exchange = await session.messages.retrieve({ role: 'main' }, message.id);
  exchange.looked = true;
  const [shown] = valuesNamed(exchange.json, session.run.target.bindings.sourceNumberField);
  const sender = shown ?? (await senderAtHandset(session, message));
  if (typeof sender !== 'string' || sender === '')
    throw new Inconclusive('insufficient-evidence', 'the record of a message does not name what it is sent from');
  return sender;
}
