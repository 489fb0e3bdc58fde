import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { members, on, rewritingEach, showing } from '../../operators/replies.ts';

const { decision, result, given, leaveOut } = operatorsOn('contacts');

type Body = Record<string, unknown>;

const shown = (change: (field: Body) => Body) => showing('customFields.read', 200, change);

const inValues = (change: (value: Body) => Body) =>
  rewritingEach('contacts.create', 'customFields', (value) => ({ ...value, ...change(value) }));

/** Deviations from what is published about custom fields and their values. */
export const faults = faultsOf({
  'PUB-FIELD-FORM-01': {
    'customFields.created-with-200': fault('Creating a custom field returns HTTP status 200.', {
      reply: on('customFields.create', 201, 200),
    }),
  },
  'FORM-retrieve-custom-field': {
    'customFields.length-as-text': fault('The maximum length is shown as a text.', {
      reply: shown(({ maxLength }) => ({ maxLength: String(maxLength) })),
    }),
  },
  'PUB-FIELD-CREATE-01': {
    'customFields.label-in-capitals': fault('Labels are shown in capitals.', {
      reply: shown(({ label }) => ({ label: String(label).toUpperCase() })),
    }),
    'customFields.tag-in-braces': fault('Merge tags are shown in braces.', {
      reply: shown(({ mergeTag }) => ({ mergeTag: `{${mergeTag}}` })),
    }),
  },
  'PUB-FIELD-CREATE-02': {
    'customFields.tags-twice': fault('Two custom fields may have the same merge tag.', {
      decide: decision('holderOf', () => undefined),
    }),
  },
  'PUB-FIELD-CHANGE-01': {
    'customFields.change-resets-length': fault('A change without a length resets it to 255.', {
      decide: given('fieldAfter', (field, change, now) => [field, { maxLength: 255, ...change }, now]),
    }),
    'customFields.length-is-fixed': fault('The length of a custom field cannot be changed.', {
      decide: result('fieldAfter', (changed, { maxLength }) => ({ ...changed, maxLength })),
    }),
  },
  'PUB-FIELD-DELETE-01': {
    'customFields.undead': fault('A deleted custom field is still found.', {
      decide: decision('forgetCustomField', () => undefined),
    }),
  },
  'PUB-FIELD-VALUE-01': {
    'customFields.values-all-text': fault('Every value is shown as a text.', {
      reply: inValues(() => ({ type: 'TEXT' })),
    }),
    'customFields.values-trimmed': fault('Spaces are removed from values.', {
      reply: inValues(({ value }) => ({ value: String(value).replaceAll(' ', '') })),
    }),
  },
  'PUB-FIELD-VALUE-02': {
    'customFields.values-without-tag': fault('A value is shown with the label instead of the merge tag.', {
      reply: inValues(() => ({ mergeTag: 'Tier' })),
    }),
  },
  'PUB-FIELD-VALUE-03': {
    'customFields.values-of-any-length': fault('A value may be longer than its field allows.', {
      decide: leaveOut('contactChecks', 'valueLengths'),
    }),
  },
  'PUB-FIELD-VALUE-04': {
    'customFields.change-clears-values': fault('A change without values clears them.', {
      decide: given('contactAfter', (contact, request, now) => [contact, { customFields: [], ...request }, now]),
    }),
    'customFields.change-hides-values': fault('The answer to a change shows no values.', {
      reply: on('contacts.change', 200, members({ customFields: [] })),
    }),
  },
});
