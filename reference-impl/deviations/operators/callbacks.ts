import { telling } from './letters.ts';

// biome-ignore lint/suspicious/noExplicitAny: the members of a callback have no types
type Json = any;

const retold = (kind: string, change: (body: Json) => void) =>
  telling(kind, (body) => {
    change(body);
    return body;
  });

/** Changes the report in a callback, or what is around it. */
export const inReport = (change: (report: Json, body: Json) => void) =>
  retold('conversation-report', (body) => change(body.message_delivery_report, body));

/** Changes the message in an inbound callback, or what is around it. */
export const inInbound = (change: (message: Json, body: Json) => void) =>
  retold('conversation-inbound', (body) => change(body.message, body));

/** Moves a member from one object to another under a name. */
export function move(from: Json, member: string, to: Json, name = member): void {
  if (from?.[member] === undefined) return;
  to[name] = from[member];
  if (from !== to || name !== member) delete from[member];
}
