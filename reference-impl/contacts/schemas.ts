import { objectOf } from '../kernel/json.ts';
import { CHANNEL_TYPES, FIELD_TYPES, SUBSCRIPTION_STATES, TEXT_MEMBERS } from './contact.ts';

const TEXT = { type: 'string' };
const WORDS = { type: 'string', minLength: 1 };
const ID = { type: 'string', format: 'uuid' };
const LENGTH = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const MANY_IDS = { type: 'array', items: ID, maxItems: 1000 };

const listOf = (items: object) => ({ type: 'array', items });

const CONTACT = {
  ...Object.fromEntries(TEXT_MEMBERS.map((member) => [member, TEXT])),
  dateOfBirth: { type: 'string', format: 'date' },
  channels: listOf(
    objectOf({ channelId: TEXT, type: { enum: CHANNEL_TYPES } }, { subscriptionState: { enum: SUBSCRIPTION_STATES } }),
  ),
  lists: listOf(objectOf({ id: ID })),
  customFields: listOf(objectOf({ id: ID, value: TEXT })),
};

export const SCHEMAS = {
  contact: { type: 'object', required: ['channels'], properties: CONTACT },
  contactChange: objectOf({}, CONTACT),
  list: objectOf({ name: WORDS }, { alias: TEXT }),
  members: objectOf({}, { contactsToAddIds: MANY_IDS, contactsToRemoveIds: MANY_IDS }),
  customField: objectOf({ label: WORDS, mergeTag: WORDS, maxLength: LENGTH, type: { enum: FIELD_TYPES } }),
  customFieldChange: objectOf({}, { label: WORDS, maxLength: LENGTH }),
};
