import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Mailslot } from '../../wire/callbacks/receiver.ts';
import type { Session } from '../session/session.ts';
import { fill } from './credentials.ts';
import { DEFAULT_RECEIVER } from './delivery-reports.ts';
import { asSent, isServiceName, serviceFact, serviceNamed } from './voice-services.ts';

type Json = Readonly<Record<string, unknown>>;

export const callbackUrl = (session: Session): string | undefined =>
  session.handles.has(DEFAULT_RECEIVER) ? session.handles.get<Mailslot>(DEFAULT_RECEIVER).url : undefined;

const NAMES = [
  'the account',
  'the sub-account',
  'the app',
  'the bot',
  'the message',
  'the receiver',
  'the project',
  'the other project',
] as const;

function namedValue(session: Session, name: (typeof NAMES)[number]): string {
  switch (name) {
    case 'the account':
      return session.cast.account('main').id;
    case 'the sub-account':
      return session.cast.account('sub').id;
    case 'the app':
      return session.cast.nameAt('app');
    case 'the bot':
      return session.cast.nameAt('bot');
    case 'the message': {
      let id: string | undefined;
      for (const { json } of session.journal.exchanges)
        id = (json as { message_id?: string } | undefined)?.message_id ?? id;
      if (id === undefined)
        throw new Inconclusive('precondition-unmet', 'no answer names the message_id of a conversation message');
      return id;
    }
    case 'the receiver':
      return callbackUrl(session) ?? '';
    case 'the project':
      return session.cast.project('main').id;
    case 'the other project':
      return session.cast.project('other').id;
  }
}

/** JSON of a feature with what the names in it stand for; the name of a voice service stands for its id. */
export function withValues(session: Session, text: string): string {
  let json = text.replace(/"([^"\\]*)"/g, (whole, name: string) =>
    isServiceName(session, name) ? JSON.stringify(serviceFact(session, serviceNamed(session, name)).id) : whole,
  );
  for (const name of NAMES)
    if (text.includes(JSON.stringify(name)))
      json = json.replaceAll(JSON.stringify(name), JSON.stringify(namedValue(session, name)));
  return json;
}

export const filledIn = (session: Session, text: string): Json =>
  JSON.parse(asSent(session, withValues(session, text)));

/**
 * A body as a feature writes it, byte for byte. `{number}` stands for a number that can be reached, `{receiver}`
 * for where the example listens, `{callback_url}` and `{metadata}` for the target's names, `{project key}` and
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
