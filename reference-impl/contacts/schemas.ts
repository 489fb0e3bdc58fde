import { CHANNEL_TYPES, SUBSCRIPTION_STATES, TEXT_MEMBERS } from './contact.ts';
import { FIELD_TYPES } from './custom-field.ts';

const TEXT = { type: 'string' };
const WORDS = { type: 'string', minLength: 1 };
const ID = { type: 'string', format: 'uuid' };
const LENGTH = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const MANY_IDS = { type: 'array', items: ID, maxItems: 1000 };

const listOf = (required: readonly string[], properties: object) => ({
  type: 'array',
  items: { type: 'object', required, properties },
});

const CONTACT = {
  ...Object.fromEntries(TEXT_MEMBERS.map((member) => [member, TEXT])),
  dateOfBirth: { type: 'string', format: 'date' },
  channels: listOf(['channelId', 'type'], {
    channelId: TEXT,
    type: { enum: CHANNEL_TYPES },
    subscriptionState: { enum: SUBSCRIPTION_STATES },
  }),
  lists: listOf(['id'], { id: ID }),
  customFields: listOf(['id', 'value'], { id: ID, value: TEXT }),
};

export const SCHEMAS = {
  contact: { type: 'object', required: ['channels'], properties: CONTACT },
  contactChange: { type: 'object', properties: CONTACT },
  list: { type: 'object', required: ['name'], properties: { name: WORDS, alias: TEXT } },
  members: {
    type: 'object',
    properties: { contactsToAddIds: MANY_IDS, contactsToRemoveIds: MANY_IDS },
  },
  customField: {
    type: 'object',
    required: ['label', 'mergeTag', 'maxLength', 'type'],
    properties: { label: WORDS, mergeTag: WORDS, maxLength: LENGTH, type: { enum: FIELD_TYPES } },
  },
  customFieldChange: { type: 'object', properties: { label: WORDS, maxLength: LENGTH } },
} as const;
