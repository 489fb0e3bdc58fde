import { isObject, type Json } from '../kernel/json.ts';

interface Identity {
  readonly channel?: unknown;
  readonly identity?: unknown;
}

const identitiesIn = (recipient: unknown): readonly Identity[] => {
  const { identified_by: by } = (isObject(recipient) ? recipient : {}) as { identified_by?: Json };
  return Array.isArray(by?.channel_identities) ? by.channel_identities.filter(isObject) : [];
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether a recipient is one person: a contact, or one identity on each of some channels. Section "Limits". */
export function namesOnePerson(recipient: unknown): boolean {
  if (!isObject(recipient)) return false;
  const identities = identitiesIn(recipient);
  if (recipient.contact_id !== undefined) return isText(recipient.contact_id) && identities.length === 0;
  const channels = new Set(identities.map(({ channel }) => channel));
  return (
    identities.length > 0 &&
    channels.size === identities.length &&
    identities.every(({ channel, identity }) => isText(channel) && isText(identity))
  );
}

export const channelOf = (recipient: unknown): unknown => identitiesIn(recipient)[0]?.channel;

/** The identity of a recipient; empty if unknown. */
export function identityOf(recipient: unknown): string {
  const one = Array.isArray(recipient) ? recipient[0] : recipient;
  const [first] = identitiesIn(one);
  return String(first?.identity ?? (isObject(one) ? (one.contact_id ?? '') : ''));
}
