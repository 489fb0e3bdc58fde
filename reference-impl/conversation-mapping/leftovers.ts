import type { Json } from '../kernel/json.ts';
import { type MessageType, typeNameOf } from './message-type.ts';

/** The members of a request that the mapping left behind, as JSON pointers. */
export interface Leftovers {
  /** Known members without an equivalent in the conversation service. */
  readonly withoutEquivalent: readonly string[];
  /** Members that the standalone API does not have. */
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

/** The document, if it is itself a message. */
const bareMessage = (document: Json): Json | undefined =>
  document.type === undefined || MORE.some((name) => document[name] !== undefined) ? undefined : document;

/** Sorts the members that the mapping of `document` did not read. */
export function leftoversOf(types: readonly MessageType[], document: Json, unread: readonly string[]): Leftovers {
  // Every message of a document that could be mapped, and its place.
  const messages = [
    { message: bareMessage(document), at: '' },
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
