import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Mailslot } from '../../wire/callbacks/receiver.ts';
import type { Session } from '../session/session.ts';
import { fill } from './credentials.ts';
import { DEFAULT_RECEIVER } from './delivery-reports.ts';
import { asSent, isServiceName, serviceFact, serviceNamed } from './voice-services.ts';

type Json = Readonly<Record<string, unknown>>;

export const callbackUrl = (session: Session): string | undefined =>
  session.handles.has(DEFAULT_RECEIVER) ? session.handles.get<Mailslot>(DEFAULT_RECEIVER).url : undefined;

const NAMED: Readonly<Record<string, (session: Session) => string>> = {
  'the account': ({ cast }) => cast.account('main').id,
  'the sub-account': ({ cast }) => cast.account('sub').id,
  'the app': ({ cast }) => cast.nameAt('app'),
  'the bot': ({ cast }) => cast.nameAt('bot'),
  'the message': ({ journal }) => {
    let id: string | undefined;
    for (const { json } of journal.exchanges) id = (json as { message_id?: string } | undefined)?.message_id ?? id;
    if (id !== undefined) return id;
    throw new Inconclusive('precondition-unmet', 'no answer names the message_id of a conversation message');
  },
  'the receiver': (session) => callbackUrl(session) ?? '',
  'the project': ({ cast }) => cast.project('main').id,
  'the other project': ({ cast }) => cast.project('other').id,
};

/** JSON of a feature with what the names in it stand for; the name of a voice service stands for its id. */
export function withValues(session: Session, text: string): string {
  let json = text.replace(/"([^"\\]*)"/g, (whole, name: string) =>
    isServiceName(session, name) ? JSON.stringify(serviceFact(session, serviceNamed(session, name)).id) : whole,
  );
  for (const [name, valueIn] of Object.entries(NAMED))
    if (text.includes(`"${name}"`)) json = json.replaceAll(`"${name}"`, JSON.stringify(valueIn(session)));
  return json;
}

export const filledIn = (session: Session, text: string): Json =>
  JSON.parse(asSent(session, withValues(session, text)));

/**
 * A body as a feature writes it, byte for byte. `{number}` stands for a number that can be reached, `{app}` for its app,
 * `{receiver}` for where the example listens, `{callback_url}` and `{metadata}` for the target's names, `{project key}` and
 * `{project secret}` for what opens the project; `{byte FF}`, `{line feed}`, `{carriage return}`, `{byte order mark}`
 * and `{4900 letters}` for what nobody wants to write.
 */
export function rawBody(session: Session, template: string): Uint8Array {
  const { bindings } = session.run.target;
  const words: Record<string, string> = {
    'line feed': '\n',
    'carriage return': '\r',
    'byte order mark': '\uFEFF',
    '4900 letters': 'a'.repeat(4900),
  };
  if (template.includes('{number}')) words.number = session.cast.number('reachable');
  words.receiver = callbackUrl(session) ?? '';
  if (template.includes('{app}')) words.app = session.cast.nameAt('app');
  if (template.includes('{project ')) {
    const { keyId, keySecret } = session.cast.project('main');
    words['project key'] = encodeURIComponent(keyId);
    words['project secret'] = encodeURIComponent(keySecret);
  }
  words.callback_url = bindings.callbackUrlField;
  words.metadata = bindings.metadataField;
  const [first = '', ...others] = fill(template, words).split('{byte FF}');
  const parts = [Buffer.from(first)];
  for (const part of others) parts.push(Buffer.of(0xff), Buffer.from(part));
  return Buffer.concat(parts);
}
