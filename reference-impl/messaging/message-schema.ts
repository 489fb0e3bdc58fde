const INSTANT = {
  type: ['string', 'null'],
  pattern: '^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?([Zz]|[+-]\\d\\d:?\\d\\d)$',
  description: 'an instant with its offset from UTC, such as 2024-01-15T12:00:00Z',
};

const METADATA = {
  type: ['object', 'null'],
  maxProperties: 10,
  propertyNames: { maxLength: 100 },
  additionalProperties: { type: 'string', maxLength: 256 },
};

const ITEM = {
  type: 'object',
  required: ['content', 'destination_number'],
  properties: {
    content: { type: 'string', minLength: 1, maxLength: 5000 },
    destination_number: {
      type: 'string',
      pattern: '^\\+[1-9]\\d{7,14}$',
      description: 'a phone number in international form with its plus, such as +46700000001',
    },
    format: { enum: ['SMS', 'MMS', 'TTS', null] },
    delivery_report: { type: ['boolean', 'null'] },
    callback_url: { type: ['string', 'null'] },
    scheduled: INSTANT,
    message_expiry_timestamp: INSTANT,
    metadata: METADATA,
    source_number: { type: ['string', 'null'] },
    source_number_type: { enum: ['INTERNATIONAL', 'ALPHANUMERIC', 'SHORTCODE', null] },
    media: { type: ['array', 'null'], items: { type: 'string' } },
    subject: { type: ['string', 'null'], maxLength: 64 },
  },
};

/** The body of a submit: 1 to 100 messages; other members are ignored. */
export const SUBMIT_SCHEMA = {
  type: 'object',
  required: ['messages'],
  properties: { messages: { type: 'array', minItems: 1, maxItems: 100, items: ITEM } },
};

/**
 * The only change a client can make to a message.
 * Rules: PUB-MSG-CONTENT-01, PUB-MSG-META-01, PUB-MSG-NUMBER-01, PUB-MSG-SUBJECT-01.
 */
export const CANCEL_SCHEMA = {
  type: 'object',
  required: ['status'],
  properties: { status: { enum: ['cancelled'] } },
};
