import type { Json } from '../kernel/json.ts';
import { channelIdentity } from './channel.ts';
import { eachAt, objectAt, present, textAt, wrong } from './members.ts';
import { type MessageType, typeOf } from './message-type.ts';

/** The most recipients or numbers one standalone call may have. */
const MOST = 20;

/** The recipient of a conversation call: one person, by the identity on the channel. */
export const recipientOf = (identity: string, appId: string): Json => ({
  identified_by: { channel_identities: [channelIdentity(identity, appId)] },
});

/** The entries of a list of phone numbers, or a single one. */
export function numbersIn(value: unknown, pointer: string): readonly string[] {
  if (Array.isArray(value) && value.length > MOST) throw wrong(pointer, `must not have more than ${MOST} entries`);
  return eachAt(typeof value === 'string' ? [value] : value, pointer, textAt);
}

export function messageOf(types: readonly MessageType[], value: unknown, at: string): Json {
  const message = objectAt(value, at);
  return typeOf(types, message, at).convert(message, at);
}

/**
 * One conversation send for each recipient of a standalone send. Section "Field mappings".
 * Rules: CONV-MAP-NONE-01, CONV-MAP-SEND-01.
 */
export function sendsOf(types: readonly MessageType[], request: Json, appId: string): readonly Json[] {
  const message = messageOf(types, request.message, '/message');
  const callback = request.callback === undefined ? undefined : textAt(request.callback, '/callback');
  return numbersIn(request.to, '/to').map((to) =>
    present({ app_id: appId, recipient: recipientOf(to, appId), message, callback_url: callback }),
  );
}
