/** A text, perhaps an empty one. */
export const text = { type: 'string' };

/** A text that says something. */
export const wordy = { type: 'string', minLength: 1 };

/** An answer without a body. */
export const nothing = { const: '' };

/** A date with a time and a zone. */
export const instant = { type: 'string', format: 'date-time' };

/** An id in the 36 characters of a UUID, in letters of either case. */
export const uuid = {
  type: 'string',
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
};

/** The status of a message, by any of its published names. */
export const messageStatus = {
  enum: [
    ...['undefined', 'queued', 'processing', 'processed', 'failed', 'scheduled', 'cancelled', 'delivered'],
    ...['expired', 'enroute', 'held', 'submitted', 'rejected', 'read'],
  ],
};

type Members = Readonly<Record<string, object | false>>;

/** An object with these members, and others that it may leave out; a member that is `false` must not be there. */
export const record = (members: Members, optional: Members = {}) => ({
  type: 'object',
  required: Object.keys(members).filter((name) => members[name] !== false),
  properties: { ...members, ...optional },
});

/** A list of any length. */
export const listOf = (items: object) => ({ type: 'array', items });

/** A refusal with a message alone. */
export const told = record({ message: wordy });

/** A refusal with a message and what is wrong in detail. */
export const explained = record({ message: wordy, details: listOf(wordy) });

/** A refusal whose form is not published beyond its status: empty, or with a message. */
export const refused = { anyOf: [nothing, told] };
