import { type Leftovers, leftOfCallback, leftOfQuery, leftOfSend } from './leftovers.ts';
import { type MappingDecisions, mappingDecisions } from './mapping.ts';
import { type Json, objectAt, wrong } from './members.ts';

/** A standalone request or callback in the shape of the conversation service. */
export interface MappedDocument extends Leftovers {
  /** What it was taken for. */
  readonly from: 'send' | 'capability check' | 'callback';
  /** The path of the calls; callbacks go to receivers. */
  readonly path?: string;
  /** The bodies, one for each recipient, status or message. */
  readonly bodies: readonly object[];
}

/** What a standalone document does not say; whoever makes the calls fills it in. */
const APP = '{app_id}';
const CONVERSATION = '{conversation_id}';
const SEND_PATH = '/v1/projects/{project_id}/messages:send';
const QUERY_PATH = '/v1/projects/{project_id}/capability:query';

type Kind = (document: Json, mapping: MappingDecisions) => MappedDocument;

const send: Kind = (document, { sendsOf, messageTypes }) => ({
  from: 'send',
  path: SEND_PATH,
  bodies: sendsOf(messageTypes, document, APP),
  ...leftOfSend(messageTypes, document),
});

const query: Kind = (document, { queriesOf }) => ({
  from: 'capability check',
  path: QUERY_PATH,
  bodies: queriesOf(document, APP),
  ...leftOfQuery(document),
});

const callback: Kind = (document, { reportsOf, reportMembers, inboundOf, inboundMembers, messageTypes }) => ({
  from: 'callback',
  bodies: [
    ...reportsOf(reportMembers, document, () => APP),
    ...inboundOf(inboundMembers, messageTypes, document, () => ({
      appId: APP,
      conversationId: CONVERSATION,
    })),
  ],
  ...leftOfCallback(document),
});

const KINDS: ReadonlyArray<readonly [member: string, kind: Kind]> = [
  ['to', send],
  ['message', send],
  ['numbers', query],
  ['statuses', callback],
  ['notifications', callback],
];

/** Maps a standalone document by what it looks like. Throws a Problem that names the member that is wrong. */
export function mapDocument(given: unknown, mapping: MappingDecisions = mappingDecisions): MappedDocument {
  const document = objectAt(given, '');
  const kind = KINDS.find(([member]) => document[member] !== undefined)?.[1];
  if (!kind)
    throw wrong(
      '',
      'must have to and message (a send), numbers (a capability check), or statuses or notifications (a callback); nothing else has an equivalent',
    );
  return kind(document, mapping);
}
