import { channelIdentity } from './channel.ts';
import { isObject, type Json, listAt, objectAt } from './members.ts';
import type { MessageType } from './message-type.ts';
import { messageOf } from './send.ts';

/** The app and the conversation that stand for the number somebody wrote to. */
export interface Addressee {
  readonly appId: string;
  readonly conversationId: string;
}

/** A conversation callback that is being put together. */
export interface InboundDraft {
  app_id?: string;
  event_time?: unknown;
  message: Record<string, unknown>;
}

/** What stands together in a standalone callback: one message, and who wrote it. */
export interface Inbound {
  readonly notification: Json;
  readonly contact: Json | undefined;
  readonly addressee: Addressee;
  readonly types: readonly MessageType[];
  readonly at: string;
}

/** Where one member of a standalone inbound callback goes. */
export interface InboundMember {
  readonly name: string;
  readonly put: (draft: InboundDraft, inbound: Inbound) => void;
}

const hasText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function contentOf({ notification, types, at }: Inbound): Json {
  const message = objectAt(notification.message, `${at}/message`);
  return messageOf(types, { type: notification.type, ...message }, `${at}/message`);
}

/** Every member of an inbound callback that has a place. */
export const inboundMembers: readonly InboundMember[] = [
  {
    name: 'notifications.from',
    put: ({ message }, { notification, addressee }) => {
      if (hasText(notification.from))
        message.channel_identity = channelIdentity(notification.from, addressee.appId);
    },
  },
  {
    name: 'contacts.wa_id',
    put: ({ message }, { contact, addressee }) => {
      if (hasText(contact?.wa_id)) message.channel_identity = channelIdentity(contact.wa_id, addressee.appId);
    },
  },
  {
    name: 'notifications.to',
    put: (draft, { addressee }) => {
      draft.app_id = addressee.appId;
      draft.message.conversation_id = addressee.conversationId;
    },
  },
  {
    name: 'notifications.message_id',
    put: ({ message }, { notification }) => {
      message.id = notification.message_id;
    },
  },
  {
    name: 'notifications.message',
    put: ({ message }, inbound) => {
      message.contact_message = contentOf(inbound);
    },
  },
  {
    name: 'notifications.timestamp',
    put: (draft, { notification }) => {
      if (notification.timestamp !== undefined) draft.event_time = notification.timestamp;
    },
  },
];

function contactOf(contacts: unknown, { from }: Json): Json | undefined {
  const known = Array.isArray(contacts) ? contacts.filter(isObject) : [];
  return known.find((contact) => contact.wa_id === from) ?? (known.length === 1 ? known[0] : undefined);
}

/** One conversation callback for each message of a standalone callback. Section "Field mappings". */
export function inboundOf(
  members: readonly InboundMember[],
  types: readonly MessageType[],
  callback: Json,
  addresseeOf: (notification: Json) => Addressee,
): readonly InboundDraft[] {
  if (callback.notifications === undefined) return [];
  return listAt(callback.notifications, '/notifications').map((each, place) => {
    const at = `/notifications/${place}`;
    const notification = objectAt(each, at);
    const contact = contactOf(callback.contacts, notification);
    const draft: InboundDraft = { message: { direction: 'TO_APP' } };
    const inbound = { notification, contact, addressee: addresseeOf(notification), types, at };
    for (const { put } of members) put(draft, inbound);
    return draft;
  });
}
