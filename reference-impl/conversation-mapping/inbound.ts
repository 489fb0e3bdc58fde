import { isObject, type Json } from '../kernel/json.ts';
import { eachAt, objectAt, textAt, textIfAt, untracked } from './members.ts';
import { channelIdentity, type MessageType, messageOf } from './send.ts';

/** The app and the conversation behind the number that was written to. */
export interface Addressee {
  readonly appId: string;
  readonly conversationId: string;
}

export interface InboundDraft {
  app_id?: string;
  event_time?: unknown;
  message: Record<string, unknown>;
}

export interface Inbound {
  readonly notification: Json;
  readonly contact: Json | undefined;
  readonly contactAt: string;
  readonly addressee: Addressee;
  readonly types: readonly MessageType[];
  readonly at: string;
}

export interface InboundMember {
  readonly name: string;
  readonly put: (draft: InboundDraft, inbound: Inbound) => void;
}

export const inboundMembers: readonly InboundMember[] = [
  {
    name: 'notifications.from',
    put: ({ message }, { notification, contact, addressee, at }) => {
      const from = textIfAt(notification.from, `${at}/from`);
      if (from === undefined) return;
      const known = untracked(contact)?.wa_id;
      if (known !== undefined && known !== from) message.contact_id = from;
      else message.channel_identity = channelIdentity(from, addressee.appId);
    },
  },
  {
    name: 'contacts.wa_id',
    put: ({ message }, { contact, contactAt, addressee }) => {
      const identity = textIfAt(contact?.wa_id, `${contactAt}/wa_id`);
      if (identity !== undefined) message.channel_identity = channelIdentity(identity, addressee.appId);
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
    put: ({ message }, { notification: { message_id: id } }) => void Object.assign(message, { id }),
  },
  {
    name: 'notifications.message',
    put: (draft, { notification, types, at }) => {
      const message = objectAt(notification.message, `${at}/message`);
      const typed = Object.create(message, { type: { value: message.type ?? notification.type } });
      draft.message.contact_message = messageOf(types, typed, `${at}/message`);
    },
  },
  {
    name: 'notifications.timestamp',
    put: (draft, { notification }) => {
      if (notification.timestamp !== undefined) draft.event_time = notification.timestamp;
    },
  },
];

/** A callback has its contacts in a list, or a lone one by itself. */
function contactOf({ contacts }: Json, notification: Json): Pick<Inbound, 'contact' | 'contactAt'> {
  if (isObject(contacts)) return { contact: contacts, contactAt: '/contacts' };
  const [all, { from }] = [untracked(contacts), untracked(notification)];
  const known: readonly unknown[] = Array.isArray(all) ? all : [];
  // The one who wrote the message: with that id, or the only one.
  const named = known.findIndex((contact) => isObject(contact) && contact.wa_id === from);
  const place = named >= 0 || known.length !== 1 || !isObject(known[0]) ? named : 0;
  const contact = place < 0 ? undefined : ((contacts as readonly unknown[])[place] as Json);
  return { contact, contactAt: `/contacts/${place}` };
}

/**
 * One conversation callback for each message of a standalone callback. Section "Field mappings".
 * Rules: CONV-MAP-IN-01, CONV-MAP-IN-02, CONV-MAP-IN-03, CONV-MAP-IN-04, CONV-MAP-IN-05, CONV-MAP-IN-06,
 * CONV-MAP-IN-07, CONV-MAP-IN-08, CONV-MAP-IN-09.
 */
export function inboundOf(
  members: readonly InboundMember[],
  types: readonly MessageType[],
  callback: Json,
  addresseeOf: (notification: Json) => Addressee,
): readonly InboundDraft[] {
  const { notifications } = callback;
  if (notifications === undefined) {
    const { contacts, statuses } = callback;
    if (statuses !== undefined || contacts === undefined) return [];
    // Contacts who wrote nothing: who they are is all there is to pass on.
    return eachAt(isObject(contacts) ? [contacts] : contacts, '/contacts', (contact, at) => {
      const { appId } = addresseeOf({});
      const identity = textAt(objectAt(contact, at).wa_id, `${at}/wa_id`);
      return { app_id: appId, message: { direction: 'TO_APP', channel_identity: channelIdentity(identity, appId) } };
    });
  }
  return eachAt(notifications, '/notifications', (each, at) => {
    const notification = objectAt(each, at);
    const draft: InboundDraft = { message: { direction: 'TO_APP' } };
    const contact = contactOf(callback, notification);
    const inbound: Inbound = { ...contact, notification, addressee: addresseeOf(notification), types, at };
    for (const { put } of members) put(draft, inbound);
    return draft;
  });
}
