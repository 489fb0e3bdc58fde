import type { Json } from '../kernel/json.ts';
import { type MessageType, typeNameOf } from './message-type.ts';

/** The members of a request that the mapping left behind, as JSON pointers. */
export interface Leftovers {
  /** Known members that the conversation service has nothing like. */
  readonly withoutEquivalent: readonly string[];
  /** Members that the standalone API does not have. */
  readonly unknown: readonly string[];
}

/** Members beside those of a type of message that are known, wherever they had no place. */
const KNOWN: readonly RegExp[] = [
  /^\/contacts(\/\d+(\/(profile|wa_id))?)?$/,
  /^\/notifications\/\d+\/(replying_to|from|type)$/,
  /^\/statuses\/\d+\/status$/,
  /\/interactive\/(footer|header(\/(type|text|image|video|document))?)$/,
  /\/interactive\/header\/(image|video|document)\/(link|provider|caption|filename)$/,
];

/** The pointers of what a type of message has no place for, wherever the message is. */
const leavesOf = ({ leaves }: MessageType, at: string): string[] => leaves.map((name) => `${at}/${name}`);

interface Placed {
  readonly message: unknown;
  readonly at: string;
}

/** Members of a document that is more than a message. */
const MORE = ['to', 'message', 'numbers', 'statuses', 'notifications'];

/** The document where it is a message itself. */
const bareMessage = (document: Json): Json | undefined =>
  MORE.some((name) => document[name] !== undefined) ? undefined : document;

/** Every message of a document that could be mapped, and its place. */
const messagesIn = (document: Json): Placed[] => [
  { message: bareMessage(document), at: '' },
  { message: document.message, at: '/message' },
  ...((document.notifications ?? []) as ReadonlyArray<Json | undefined>).map((each, place) => ({
    message: { type: each?.type, ...(each?.message as object) },
    at: `/notifications/${place}/message`,
  })),
];

function leftKnowingly(types: readonly MessageType[], document: Json): Set<string> {
  const known = messagesIn(document).flatMap(({ message, at }) => {
    if (message === undefined) return [];
    const type = types.find(({ name }) => name === typeNameOf(message as Json, at));
    return type ? leavesOf(type, at) : [];
  });
  return new Set(known);
}

/** Sorts the members that the mapping of `document` did not read. */
export function leftoversOf(
  types: readonly MessageType[],
  document: Json,
  unread: readonly string[],
): Leftovers {
  const left = leftKnowingly(types, document);
  const isKnown = (pointer: string): boolean =>
    left.has(pointer) || KNOWN.some((pattern) => pattern.test(pointer));
  return {
    withoutEquivalent: unread.filter(isKnown),
    unknown: unread.filter((pointer) => !isKnown(pointer)),
  };
}
