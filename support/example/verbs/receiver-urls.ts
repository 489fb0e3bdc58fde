import type { Session } from '../session/session.ts';
import { receiverNamed } from './receivers.ts';

/** A text in which `{receiver NAME}` stands for the URL of the receiver with that name. */
export const withReceiverUrls = (session: Session, text: string): string =>
  text.replace(/\{receiver ([^}"]+)\}/g, (_all, name: string) => receiverNamed(session, name).url);
