import type { Json } from '../kernel/json.ts';
import { queriesOf } from './capability.ts';
import { type Addressee, inboundOf } from './inbound.ts';
import { type Leftovers, leftoversOf } from './leftovers.ts';
import { type MappingDecisions, mappingDecisions } from './mapping.ts';
import { objectAt, textIfAt, wrong } from './members.ts';
import { reportsOf } from './report.ts';
import { messageOf, recipientOf } from './send.ts';
import { tracked } from './tracked.ts';

/** A standalone request or callback in the shape of the conversation service. */
interface Mapped {
  readonly from: 'send' | 'message' | 'capability check' | 'callback';
  /** The path of the calls; callbacks go to receivers. */
  readonly path?: string;
  /** The bodies, one for each recipient, status or message. */
  readonly bodies: readonly object[];
}

export type MappedDocument = Mapped & Leftovers;

/** Placeholders for what a standalone document lacks; the caller fills them in. */
const APP = '{app_id}';
const CONVERSATION = '{conversation_id}';
const RECIPIENT = '{recipient}';
const SEND_PATH = '/v1/projects/{project_id}/messages:send';
const QUERY_PATH = '/v1/projects/{project_id}/capability:query';

type Kind = (document: Json, mapping: MappingDecisions) => Mapped;

const send: Kind = (document, { sendsOf, messageTypes }) => ({
  from: 'send',
  path: SEND_PATH,
  bodies: sendsOf(messageTypes, document, APP),
});

const message: Kind = (document, { messageTypes }) => ({
  from: 'message',
  path: SEND_PATH,
  bodies: [{ app_id: APP, recipient: recipientOf(RECIPIENT, APP), message: messageOf(messageTypes, document, '') }],
});

const query: Kind = (document) => ({ from: 'capability check', path: QUERY_PATH, bodies: queriesOf(document, APP) });

/** The number that was written to stands for an app and a conversation, both to be filled in. */
const addresseeOf = ({ to: _read }: Json): Addressee => ({ appId: APP, conversationId: CONVERSATION });

const callback: Kind = (document, { reportMembers, inboundMembers, messageTypes }) => {
  // Every identity names its channel.
  textIfAt(document.type, '/type');
  const reports = reportsOf(reportMembers, document, () => APP);
  return { from: 'callback', bodies: [...reports, ...inboundOf(inboundMembers, messageTypes, document, addresseeOf)] };
};

const KINDS: ReadonlyArray<readonly [member: string, kind: Kind]> = [
  ['to', send],
  ['message', send],
  ['numbers', query],
  ['statuses', callback],
  ['notifications', callback],
  ['type', message],
  ['contacts', callback],
];

function kindOf(document: Json): Kind {
  const kind = KINDS.find(([member]) => document[member] !== undefined)?.[1];
  if (kind) return kind;
  throw wrong(
    '',
    'must have to and message (a send), type (a message), numbers (a capability check), or statuses or notifications (a callback); nothing else has an equivalent',
  );
}

/**
 * Recognises and maps a standalone document; every member is mapped or listed as left behind.
 * Throws a Problem that names the member that is wrong.
 */
export function mapDocument(given: unknown, mapping: MappingDecisions = mappingDecisions): MappedDocument {
  const original = objectAt(given, '');
  const kind = kindOf(original);
  const { document, unread } = tracked(original);
  const mapped = kind(document as Json, mapping);
  const plain = JSON.parse(JSON.stringify(mapped)) as Mapped;
  return { ...plain, ...leftoversOf(mapping.messageTypes, original, unread()) };
}
