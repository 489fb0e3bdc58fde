import { mapping } from './decisions.ts';
import { telling } from './letters.ts';

// biome-ignore lint/suspicious/noExplicitAny: the members of a callback and of a content have no types
type Json = any;

type Change = (content: Json, message: Json) => Json;

/** Changes the message in an inbound callback, or what is around it. */
export const inInbound = (change: (message: Json, body: Json) => void) =>
  telling('conversation-inbound', (body) => {
    change(body.message, body);
    return body;
  });

/** Moves a member from one object to another under a name. */
export function move(from: Json, member: string, to: Json, name = member): void {
  if (from?.[member] === undefined) return;
  to[name] = from[member];
  if (from !== to || name !== member) delete from[member];
}

/** Changes the content made from one type of standalone message. */
export const outcome = (type: string, change: Change) =>
  mapping.inRule('messageTypes', type, 'convert', (convert, message, at) => change(convert(message, at), message));

/** Replaces the content made from one type of standalone message, convertible or not. */
export const replaced = (type: string, content: (message: Json) => Json) =>
  mapping.inRule('messageTypes', type, 'convert', (_convert, message) => content(message));

/** Changes the one object that a content consists of. */
export const inner = (type: string, change: Change) =>
  outcome(type, (content, message) =>
    Object.fromEntries(Object.entries(content).map(([kind, value]) => [kind, change(value, message)])),
  );

export const sections = (type: string, change: (sections: Json[]) => Json[]) =>
  outcome(type, ({ list_message: list, ...content }) =>
    list === undefined ? content : { ...content, list_message: { ...list, sections: change(list.sections) } },
  );
