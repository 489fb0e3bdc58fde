/** What can be set at creation and changed later; webhook-checks.ts has further checks. */
const CHANGEABLE = {
  url: { type: 'string', minLength: 1, maxLength: 1000 },
  method: { type: 'string' },
  encoding: { type: 'string' },
  events: { type: 'array', minItems: 1, maxItems: 100, items: { type: 'string' } },
  headers: {
    type: 'object',
    maxProperties: 100,
    propertyNames: { minLength: 1 },
    additionalProperties: { type: 'string' },
  },
  template: { type: 'string' },
};

/** Timeouts and retries are set at creation only. */
const PATIENCE = {
  read_timeout: { type: 'integer', minimum: 1, maximum: 60_000 },
  retries: { type: 'integer', minimum: 0, maximum: 5 },
  retry_delay: { type: 'integer', minimum: 5, maximum: 60 },
};

const orNull = (members: Readonly<Record<string, object>>): Record<string, object> =>
  Object.fromEntries(Object.entries(members).map(([name, schema]) => [name, { anyOf: [schema, { type: 'null' }] }]));

/** The body that creates a webhook; other members are ignored. */
export const WEBHOOK_SCHEMA = {
  type: 'object',
  required: ['url', 'method', 'encoding', 'events'],
  properties: { ...CHANGEABLE, ...PATIENCE },
};

/** The body that changes one; null leaves a member as it is. */
export const WEBHOOK_CHANGE_SCHEMA = { type: 'object', properties: orNull(CHANGEABLE) };

/** The names of the members that can be changed. Rules: PUB-HOOK-LIMIT-01. */
export const CHANGEABLE_MEMBERS = Object.keys(CHANGEABLE);
