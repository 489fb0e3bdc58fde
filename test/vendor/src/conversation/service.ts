import { randomUUID } from 'node:crypto';
import { numbers, settings } from '../config.ts';
import type { Json } from '../http/check.ts';
import { pause } from '../messaging/gateway/timers.ts';
import { sendCallback } from './callbacks.ts';
import { type Callback, channel, type DeliveryStatus, type Origin, type SentMessage } from './model.ts';

const sent: SentMessage[] = [];
const contacts = new Map<string, string>();
const conversations = new Map<string, string>();

function remembered(map: Map<string, string>, key: string): string {
  const id = map.get(key) ?? randomUUID();
  map.set(key, id);
  return id;
}

const digits = (identity: string) => identity.replace(/^\+/, '');

/** The identity a recipient names; contacts are known once something was sent to them. */
export function identityOf(recipient: Json): string | undefined {
  const identity = recipient?.identified_by?.channel_identities?.[0]?.identity;
  if (typeof identity === 'string') return identity;
  return [...contacts].find(([, id]) => id === recipient?.contact_id)?.[0];
}

const entryOf = (identity: string) => numbers.get(`+${digits(identity)}`);

const envelope = (origin: Origin): Callback => {
  const now = new Date().toISOString();
  return { app_id: origin.appId, project_id: origin.projectId, accepted_time: now, event_time: now };
};

/** Sends a message on the channel; its delivery reports follow. */
export function sendMessage(origin: Origin, identity: string, message: unknown, metadata?: string): SentMessage {
  const record: SentMessage = {
    id: randomUUID(),
    origin,
    identity,
    contactId: remembered(contacts, digits(identity)),
    message,
    metadata,
    acceptedTime: new Date().toISOString(),
  };
  sent.push(record);
  void carry(record);
  return record;
}

async function carry(record: SentMessage): Promise<void> {
  const entry = entryOf(record.identity);
  await pause(settings.carrierDelay);
  report(record, 'QUEUED_ON_CHANNEL');
  await pause(settings.carrierDelay);
  if (entry && entry.behaviour !== 'reachable') {
    return report(record, 'FAILED', { code: 'CHANNEL_FAILURE', description: `The recipient is ${entry.behaviour}` });
  }
  report(record, 'DELIVERED');
  if (!entry?.replies) return;
  report(record, 'READ');
  await pause(settings.carrierDelay);
  receive(record.identity, { text_message: { text: entry.replies } }, record);
}

function report(record: SentMessage, status: DeliveryStatus, reason?: { code: string; description: string }): void {
  sendCallback(record.origin, 'MESSAGE_DELIVERY', {
    ...envelope(record.origin),
    message_metadata: record.metadata,
    message_delivery_report: {
      message_id: record.id,
      conversation_id: remembered(conversations, `${record.origin.appId} ${digits(record.identity)}`),
      status,
      channel_identity: { channel, identity: record.identity },
      contact_id: record.contactId,
      ...(reason ? { reason } : {}),
    },
  });
}

export const lastSentTo = (identity: string) => sent.findLast((record) => digits(record.identity) === digits(identity));

/** Takes in what a customer writes; it goes where the callbacks of the last message to the customer go. */
export function receive(identity: string, contactMessage: unknown, last: SentMessage): void {
  const { origin } = last;
  sendCallback(origin, 'MESSAGE_INBOUND', {
    ...envelope(origin),
    message: {
      id: randomUUID(),
      direction: 'TO_APP',
      contact_message: contactMessage,
      channel_identity: { channel, identity },
      conversation_id: remembered(conversations, `${origin.appId} ${digits(identity)}`),
      contact_id: remembered(contacts, digits(identity)),
      accept_time: new Date().toISOString(),
    },
  });
}

export interface Capability {
  identity: string;
  status: 'CAPABILITY_FULL' | 'NO_CAPABILITY';
}

/** Asks the channel whether it reaches a recipient, and tells the subscribed webhooks what it says. */
export async function queryCapability(origin: Origin, identity: string, requestId: string): Promise<Capability> {
  await pause(settings.carrierDelay);
  const status = entryOf(identity)?.chatCapable === false ? 'NO_CAPABILITY' : 'CAPABILITY_FULL';
  sendCallback(origin, 'CAPABILITY', {
    ...envelope(origin),
    capability_notification: {
      request_id: requestId,
      contact_id: remembered(contacts, digits(identity)),
      channel,
      identity,
      capability_status: status,
      channel_capabilities: [],
    },
  });
  return { identity, status };
}
