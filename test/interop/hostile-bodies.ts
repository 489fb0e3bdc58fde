import fc from 'fast-check';

/** Bytes, JSON of any shape, and objects with members that mean something somewhere. */
export const anything = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.json({ maxDepth: 4 }),
  fc
    .record({
      messages: fc.array(
        fc.dictionary(
          fc.constantFrom('content', 'destination_number', 'metadata', 'format', 'scheduled', 'callback_url'),
          fc.jsonValue(),
        ),
      ),
    })
    .map((value) => JSON.stringify(value)),
  fc
    .dictionary(
      fc.constantFrom(
        'name',
        'description',
        'isDefault',
        'callBehavior',
        'url',
        'template',
        'events',
        'numbers',
        'now',
        'by',
        'displayName',
        'labels',
        'result',
        'delay',
        'channels',
        'lists',
        'customFields',
        'firstName',
        'dateOfBirth',
        'contactsToAddIds',
        'contactsToRemoveIds',
        'label',
        'mergeTag',
        'maxLength',
        'type',
      ),
      fc.jsonValue(),
    )
    .map((value) => JSON.stringify(value)),
);
/** Media types that a body may be labelled with, right or wrong. */
export const types = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/json; charset=utf-8',
);
