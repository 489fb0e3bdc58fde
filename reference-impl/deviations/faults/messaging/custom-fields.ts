import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { on } from '../../operators/replies.ts';

const { given } = operatorsOn('contacts');

/** Deviations from what is published about custom fields and their values. */
export const faults = faultsOf({
  'PUB-FIELD-FORM-01': {
    'customFields.created-with-200': fault('Creating a custom field returns HTTP status 200.', {
      reply: on('customFields.create', 201, 200),
    }),
  },
  'PUB-FIELD-CHANGE-01': {
    'customFields.change-resets-length': fault('A change without a length resets it to 255.', {
      decide: given('fieldAfter', (field, change, now) => [field, { maxLength: 255, ...change }, now]),
    }),
  },
});
