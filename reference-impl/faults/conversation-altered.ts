import type { Objection } from '../conversation/objection.ts';
import type { Decisions, Fault } from '../worlds/behaviour.ts';
import { changed, without } from './operators/decisions.ts';

type Json = Readonly<Record<string, unknown>>;

/** A send is no longer refused for the reason called `name`. */
export const unobjected =
  (name: string) =>
  ({ conversation }: Decisions): void => {
    conversation.sendObjections = without(conversation.sendObjections, name);
  };

/** A send is refused for the reason called `name` when `objects` says so. */
export const objectedWhen =
  (name: string, objects: Objection['objects']) =>
  ({ conversation }: Decisions): void => {
    conversation.sendObjections = changed(conversation.sendObjections, name, (each) => ({
      ...each,
      objects,
    }));
  };

/** How long a member of a send is, as text. */
export const lengthIn = (body: object, member: string): number => {
  const value = (body as Json)[member];
  return typeof value === 'string' ? value.length : value === undefined ? 0 : JSON.stringify(value).length;
};

/** Replaces what comes of one type of standalone message, whether or not it could be converted. */
export const instead =
  (name: string, content: (message: Json) => Json) =>
  ({ mapping }: Decisions): void => {
    mapping.messageTypes = changed(mapping.messageTypes, name, (type) => ({ ...type, convert: content }));
  };

/** Changes what comes of one type of message. */
export const outcome =
  (name: string, change: (content: Json, message: Json) => Json) =>
  ({ mapping }: Decisions): void => {
    mapping.messageTypes = changed(mapping.messageTypes, name, (type) => ({
      ...type,
      convert: (message, at) => change(type.convert(message, at), message),
    }));
  };

/** A deviation that a rule about the mapping owns. */
export const mapped = (rule: string, slug: string, says: string, decide: Fault['decide'] & object): Fault => ({
  id: `conversation.${slug}`,
  rule: `CONV-MAP-${rule}`,
  says,
  decide,
});
