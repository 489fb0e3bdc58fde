import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import { reportsAt, type SentMessage } from './delivery-reports.ts';
import type { Requester } from './requests.ts';
import { DEFAULT_RECEIVER, senderOf } from './sending.ts';

/** A message by the name an example gave it or by its id; the one of the first delivery report when neither is there. */
export interface MessageChoice {
  readonly name: string | undefined;
  readonly id: string | undefined;
}

async function idOf(session: Session, { name, id }: MessageChoice): Promise<string> {
  if (name !== undefined) return session.handles.get<SentMessage>(name).id;
  if (id !== undefined) return id;
  const [report] = await reportsAt(session, DEFAULT_RECEIVER);
  if (!report) throw new ContractViolation('no delivery report came');
  return report.message_id;
}

/** Asks for a message by its id. */
export const retrieve = async (session: Session, requester: Requester, choice: MessageChoice): Promise<Exchange> =>
  session.messages.retrieve(senderOf(session, requester), await idOf(session, choice));
