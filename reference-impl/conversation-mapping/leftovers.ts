import { isObject, type Json } from './members.ts';
import { type MessageType, typeNameOf } from './message-type.ts';

/** The members of a request that the mapping left behind, as JSON pointers. */
export interface Leftovers {
  /** Known members that the conversation service has nothing like. */
  readonly withoutEquivalent: readonly string[];
  /** Members that the standalone API does not have. */
  readonly unknown: readonly string[];
}

interface Expected {
  readonly takes: readonly string[];
  readonly leaves?: readonly string[];
}

function leftIn(value: unknown, at: string, { takes, leaves = [] }: Expected): Leftovers {
  const names = isObject(value) ? Object.keys(value) : [];
  const pointer = (name: string): string => `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return {
    withoutEquivalent: names.filter((name) => leaves.includes(name)).map(pointer),
    unknown: names.filter((name) => !takes.includes(name) && !leaves.includes(name)).map(pointer),
  };
}

const together = (parts: readonly Leftovers[]): Leftovers => ({
  withoutEquivalent: parts.flatMap(({ withoutEquivalent }) => withoutEquivalent),
  unknown: parts.flatMap(({ unknown }) => unknown),
});

const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What is left of a standalone send. */
export function leftOfSend(types: readonly MessageType[], request: Json): Leftovers {
  const message = isObject(request.message) ? request.message : {};
  const type = types.find(({ name }) => name === typeNameOf(message, '/message'));
  return together([
    leftIn(request, '', { takes: ['to', 'message', 'callback'] }),
    leftIn(message, '/message', { takes: ['type', ...(type?.takes ?? [])], leaves: type?.leaves ?? [] }),
  ]);
}

/** What is left of a standalone capability check. */
export const leftOfQuery = (request: Json): Leftovers => leftIn(request, '', { takes: ['numbers'] });

const STATUS = [
  'status',
  'state',
  'message_id',
  'details',
  'recipient',
  'conversation',
  'timestamp',
  'errors',
];

/** What is left of a standalone callback. */
export const leftOfCallback = (callback: Json): Leftovers =>
  together([
    leftIn(callback, '', { takes: ['type', 'statuses', 'contacts', 'notifications'] }),
    ...entriesOf(callback.statuses).map((each, place) =>
      leftIn(each, `/statuses/${place}`, { takes: STATUS }),
    ),
    ...entriesOf(callback.contacts).map((each, place) =>
      leftIn(each, `/contacts/${place}`, { takes: ['wa_id'], leaves: ['profile'] }),
    ),
    ...entriesOf(callback.notifications).map((each, place) =>
      leftIn(each, `/notifications/${place}`, {
        takes: ['from', 'to', 'message_id', 'message', 'type', 'timestamp'],
        leaves: ['replying_to'],
      }),
    ),
  ]);
