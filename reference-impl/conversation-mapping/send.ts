import type { Json } from '../kernel/json.ts';
import { eachAt, objectAt, present, textAt, wrong } from './members.ts';

/** The name of the channel in the conversation service, and in the answers of the standalone API. */
export const CHANNEL = 'WHATSAPP';

export const channelIdentity = (identity: string, appId: string) => ({ channel: CHANNEL, identity, app_id: appId });

/** How one type of standalone message becomes a conversation message. Section "Field mappings". */
export interface MessageType {
  /** The type, for interactive messages with the kind after it. */
  readonly name: string;
  readonly leaves: readonly string[];
  /** The content of the conversation message; throws a Problem with a pointer when there is none. */
  readonly convert: (message: Json, at: string) => Json;
}

export function typeNameOf(message: Json, at: string): string {
  const type = textAt(message.type, `${at}/type`);
  if (type !== 'interactive') return type;
  const { interactive } = message as { interactive?: { type?: unknown } };
  return `interactive ${textAt(interactive?.type, `${at}/interactive/type`)}`;
}

const MOST = 20;

/** The recipient of a conversation call: one person, by the identity on the channel. */
export const recipientOf = (identity: string, appId: string): Json => ({
  identified_by: { channel_identities: [channelIdentity(identity, appId)] },
});

function numbersIn(value: unknown, pointer: string): readonly string[] {
  if (Array.isArray(value) && value.length > MOST) throw wrong(pointer, `must not have more than ${MOST} entries`);
  return eachAt(typeof value === 'string' ? [value] : value, pointer, textAt);
}

/** A message as the conversation service has it. Throws a Problem for an unknown type. */
export function messageOf(types: readonly MessageType[], value: unknown, at: string): Json {
  const message = objectAt(value, at);
  const name = typeNameOf(message, at);
  const found = types.find((each) => each.name === name);
  if (found) return found.convert(message, at);
  const place = name.startsWith('interactive ') ? `${at}/interactive/type` : `${at}/type`;
  throw wrong(place, `must be one of ${types.map((each) => each.name).join(', ')}`);
}

/** One send for each recipient. Section "Field mappings". Rules: CONV-MAP-NONE-01, CONV-MAP-SEND-01. */
export function sendsOf(types: readonly MessageType[], request: Json, appId: string): readonly Json[] {
  const message = messageOf(types, request.message, '/message');
  const callback = request.callback === undefined ? undefined : textAt(request.callback, '/callback');
  return numbersIn(request.to, '/to').map((to) =>
    present({ app_id: appId, recipient: recipientOf(to, appId), message, callback_url: callback }),
  );
}

/** One capability query for each number of a check. Section "Field mappings". Rules: CONV-MAP-CAP-01. */
export const queriesOf = (request: Json, appId: string): readonly Json[] =>
  numbersIn(request.numbers, '/numbers').map((number) => ({ app_id: appId, recipient: recipientOf(number, appId) }));
