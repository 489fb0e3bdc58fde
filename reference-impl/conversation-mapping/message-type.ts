import type { Json } from '../kernel/json.ts';
import { textAt, wrong } from './members.ts';

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

/** The conversion for the type of a message. Throws a Problem for an unknown type. */
export function typeOf(types: readonly MessageType[], message: Json, at: string): MessageType {
  const name = typeNameOf(message, at);
  const found = types.find((each) => each.name === name);
  if (found) return found;
  const place = name.startsWith('interactive ') ? `${at}/interactive/type` : `${at}/type`;
  throw wrong(place, `must be one of ${types.map((each) => each.name).join(', ')}`);
}
