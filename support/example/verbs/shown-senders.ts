import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { valuesNamed } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import type { SentMessage } from './delivery-reports.ts';

/**
 * What a message is sent from, as the platform shows it when the message is retrieved. What a record holds is not
 * documented: throws Inconclusive when it names no sender. Section "Message (submit request, messaging API)".
 */
export async function shownSenderOf(session: Session, { id }: SentMessage): Promise<string> {
  await session.time.settle();
  const exchange = await session.messages.retrieve({ role: 'main' }, id);
  exchange.looked = true;
  const [sender] = valuesNamed(exchange.json, session.run.target.bindings.sourceNumberField);
  if (typeof sender !== 'string' || sender === '')
    throw new Inconclusive('insufficient-evidence', `the record of ${id} does not name what the message is sent from`);
  return sender;
}
