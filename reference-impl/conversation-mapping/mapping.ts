import type { Json } from '../kernel/json.ts';
import { type Addressee, type InboundMember, inboundMembers, inboundOf } from './inbound.ts';
import { objectAt, textIfAt, tracked, wrong } from './members.ts';
import { messageTypes } from './message-types.ts';
import { type ReportMember, reportMembers, reportsOf } from './report.ts';
import { type MessageType, messageOf, queriesOf, recipientOf, sendsOf, typeNameOf } from './send.ts';

/** Every decision of the mapping, replaceable one by one. Section "Field mappings". */
export interface MappingDecisions {
  messageTypes: readonly MessageType[];
  sendsOf(types: readonly MessageType[], request: Json, appId: string): readonly Json[];
  reportMembers: readonly ReportMember[];
  inboundMembers: readonly InboundMember[];
}

export const mappingDecisions: MappingDecisions = { messageTypes, sendsOf, reportMembers, inboundMembers };

/** The members of a request that the mapping left behind, as JSON pointers. */
interface Leftovers {
  /** Known members without an equivalent in the conversation service. */
  readonly withoutEquivalent: readonly string[];
  readonly unknown: readonly string[];
}

/** Known members besides those of a message type, wherever they could not be mapped. */
const KNOWN: readonly RegExp[] = [
  /^\/contacts(\/\d+)?(\/(profile|wa_id))?$/,
  /^\/notifications\/\d+\/(replying_to|type)$/,
  /^\/statuses\/\d+\/status$/,
  /\/interactive\/(footer|header(\/(type|text|image|video|document|audio|sticker|location))?)$/,
  /\/interactive\/header\/(image|video|document|audio|sticker|location)\/(link|provider|caption|filename)$/,
];

const MORE = ['to', 'message', 'numbers', 'statuses', 'notifications'];

/** Sorts the members that the mapping of `document` did not read. */
function leftoversOf(types: readonly MessageType[], document: Json, unread: readonly string[]): Leftovers {
  const isBare = document.type !== undefined && MORE.every((name) => document[name] === undefined);
  // Every message of a document that could be mapped, and its place.
  const messages = [
    { message: isBare ? document : undefined, at: '' },
    { message: document.message, at: '/message' },
    ...((document.notifications ?? []) as ReadonlyArray<Json | undefined>).map((each, place) => ({
      message: { type: each?.type, ...(each?.message as object) },
      at: `/notifications/${place}/message`,
    })),
  ];
  const known = messages.flatMap(({ message, at }) => {
    if (message === undefined) return [];
    const type = types.find(({ name }) => name === typeNameOf(message as Json, at));
    // The pointers of members without equivalent for a message type, wherever the message is.
    return type ? type.leaves.map((name) => `${at}/${name}`) : [];
  });
  const left = new Set(known);
  const isKnown = (pointer: string): boolean => left.has(pointer) || KNOWN.some((pattern) => pattern.test(pointer));
  return { withoutEquivalent: unread.filter(isKnown), unknown: unread.filter((pointer) => !isKnown(pointer)) };
}

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
  ['numbers', (document) => ({ from: 'capability check', path: QUERY_PATH, bodies: queriesOf(document, APP) })],
  ['statuses', callback],
  ['notifications', callback],
  [
    'type',
    (document, { messageTypes }) => ({
      from: 'message',
      path: SEND_PATH,
      bodies: [{ app_id: APP, recipient: recipientOf(RECIPIENT, APP), message: messageOf(messageTypes, document, '') }],
    }),
  ],
  ['contacts', callback],
];

/** Maps a standalone document; every member is mapped or listed as left behind. Throws a Problem naming a wrong one. */
export function mapDocument(given: unknown, mapping: MappingDecisions = mappingDecisions): MappedDocument {
  const original = objectAt(given, '');
  const kind = KINDS.find(([member]) => original[member] !== undefined)?.[1];
  if (!kind)
    throw wrong(
      '',
      'must have to and message (a send), type (a message), numbers (a capability check), or statuses or notifications (a callback); nothing else has an equivalent',
    );
  const { document, unread } = tracked(original);
  const mapped = kind(document as Json, mapping);
  const plain = JSON.parse(JSON.stringify(mapped)) as Mapped;
  return { ...plain, ...leftoversOf(mapping.messageTypes, original, unread()) };
}
