import type { Draft, Sender } from '../api/messages-api.ts';
import type { SentMessage } from './delivery-reports.ts';
import type { Session } from './session.ts';

/** The receiver that gets the notifications of every message a step sends without naming another. */
export const DEFAULT_RECEIVER = 'the callback receiver';

/** A draft with the name it will be found by. */
export interface NamedDraft {
  readonly name: string;
  readonly draft: Draft;
  readonly receiver?: string | undefined;
}

function receiverUrl(session: Session, name: string): string {
  if (!session.handles.has(name)) session.openReceiver(name);
  return session.handles.get<{ url: string }>(name).url;
}

/** Submits drafts in one request, each with a callback URL, and remembers each message under its name. */
export async function sendNamed(
  session: Session,
  sender: Sender,
  named: readonly NamedDraft[],
): Promise<void> {
  const drafts = named.map(({ draft, receiver = DEFAULT_RECEIVER }) => ({
    callbackUrl: receiverUrl(session, receiver),
    ...draft,
  }));
  const exchange = await session.messages.submit(sender, drafts);
  named.forEach(({ name, draft, receiver = DEFAULT_RECEIVER }, place) => {
    const id = session.messages.idIn(exchange, place) ?? '';
    session.handles.put<SentMessage>(name, {
      id,
      to: draft.destination_number,
      content: draft.content,
      receiver,
    });
  });
}
