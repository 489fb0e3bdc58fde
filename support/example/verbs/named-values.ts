import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Mailslot } from '../../wire/callbacks/receiver.ts';
import type { Session } from '../session/session.ts';

import { DEFAULT_RECEIVER } from './sending.ts';
import { asSent, serviceCalled, serviceFact } from './voice-services.ts';

type Json = Readonly<Record<string, unknown>>;

/** Where the example listens, if it does. */
export const callbackUrl = (session: Session): string | undefined =>
  session.handles.has(DEFAULT_RECEIVER) ? session.handles.get<Mailslot>(DEFAULT_RECEIVER).url : undefined;

function idOfSent(session: Session): string {
  const ids = session.journal.exchanges.flatMap(
    ({ json }) => (json as { message_id?: string } | undefined)?.message_id ?? [],
  );
  const id = ids.at(-1);
  if (id === undefined)
    throw new Inconclusive('precondition-unmet', 'no answer names the message_id of a conversation message');
  return id;
}

const serviceId = (session: Session, words: string): string => serviceFact(session, serviceCalled(words)).id;

/** What a feature calls by name because it differs from world to world. */
const NAMED: Readonly<Record<string, (session: Session, words: string) => string>> = {
  'the account': (session) => session.account('main').id,
  'the sub-account': (session) => session.account('sub').id,
  'the app': (session) => session.project('main').appId ?? '',
  'the bot': (session) => session.project('main').botId ?? '',
  'the message': idOfSent,
  'the receiver': (session) => callbackUrl(session) ?? '',
  'the project': (session) => session.project('main').id,
  'the other project': (session) => session.project('other').id,
  'the service': serviceId,
  'the second service': serviceId,
  "the other project's service": serviceId,
};

/** JSON of a feature with what the names in it stand for. */
export function withValues(session: Session, text: string): string {
  const named = Object.entries(NAMED).filter(([words]) => text.includes(JSON.stringify(words)));
  return named.reduce(
    (json, [words, value]) => json.replaceAll(JSON.stringify(words), JSON.stringify(value(session, words))),
    text,
  );
}

/** The same in the form in which it is sent. */
export const filledIn = (session: Session, text: string): Json =>
  JSON.parse(asSent(session, withValues(session, text)));
