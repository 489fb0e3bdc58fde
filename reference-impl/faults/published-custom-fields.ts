import { without } from './alter.ts';
import type { Fault } from './behaviour.ts';
import { changingBody, on, succeeding, withBody } from './distort.ts';

type Body = Record<string, unknown>;

const inValues = (members: (value: Body) => Body) =>
  on('contacts.create', succeeding, (reply) =>
    withBody(reply, ({ customFields }) => ({
      customFields: (customFields as Body[]).map((each) => ({ ...each, ...members(each) })),
    })),
  );

/** Deviations in what is published of custom fields and what contacts have in them. */
export const publishedCustomFieldFaults: readonly Fault[] = [
  {
    id: 'customFields.created-with-200',
    rule: 'PUB-FIELD-FORM-01',
    says: 'A new custom field is answered with HTTP status 200.',
    reply: on('customFields.create', succeeding, (reply) => ({ ...reply, status: 200 })),
  },
  {
    id: 'customFields.length-as-text',
    rule: 'PUB-FIELD-FORM-01',
    says: 'The largest length is shown as a text.',
    reply: on('customFields.read', succeeding, (reply) =>
      withBody(reply, ({ maxLength }) => ({ maxLength: String(maxLength) })),
    ),
  },
  {
    id: 'customFields.label-in-capitals',
    rule: 'PUB-FIELD-CREATE-01',
    says: 'Labels are shown in capitals.',
    reply: on('customFields.read', succeeding, (reply) =>
      withBody(reply, ({ label }) => ({ label: String(label).toUpperCase() })),
    ),
  },
  {
    id: 'customFields.tag-in-braces',
    rule: 'PUB-FIELD-CREATE-01',
    says: 'Merge tags are shown in braces.',
    reply: on('customFields.read', succeeding, (reply) =>
      withBody(reply, ({ mergeTag }) => ({ mergeTag: `{${mergeTag}}` })),
    ),
  },
  {
    id: 'customFields.tags-twice',
    rule: 'PUB-FIELD-CREATE-02',
    says: 'Two custom fields may have the same merge tag.',
    decide: ({ contacts }) => {
      contacts.holderOf = () => undefined;
    },
  },
  {
    id: 'customFields.change-resets-length',
    rule: 'PUB-FIELD-CHANGE-01',
    says: 'A change without a length sets it to 255.',
    decide: ({ contacts }) => {
      const { fieldAfter } = contacts;
      contacts.fieldAfter = (field, change, now) => fieldAfter(field, { maxLength: 255, ...change }, now);
    },
  },
  {
    id: 'customFields.length-is-fixed',
    rule: 'PUB-FIELD-CHANGE-01',
    says: 'The length of a custom field never changes.',
    decide: ({ contacts }) => {
      const { fieldAfter } = contacts;
      contacts.fieldAfter = (field, change, now) => ({
        ...fieldAfter(field, change, now),
        maxLength: field.maxLength,
      });
    },
  },
  {
    id: 'customFields.undead',
    rule: 'PUB-FIELD-DELETE-01',
    says: 'A deleted custom field is still found.',
    decide: ({ contacts }) => {
      contacts.forgetCustomField = () => undefined;
    },
  },
  {
    id: 'customFields.values-all-text',
    rule: 'PUB-FIELD-VALUE-01',
    says: 'Every value is shown as a text.',
    reply: inValues(() => ({ type: 'TEXT' })),
  },
  {
    id: 'customFields.values-trimmed',
    rule: 'PUB-FIELD-VALUE-01',
    says: 'Spaces are taken out of values.',
    reply: inValues(({ value }) => ({ value: String(value).replaceAll(' ', '') })),
  },
  {
    id: 'customFields.values-without-tag',
    rule: 'PUB-FIELD-VALUE-02',
    says: 'A value is shown with the label and not the merge tag.',
    reply: inValues(() => ({ mergeTag: 'Tier' })),
  },
  {
    id: 'customFields.values-of-any-length',
    rule: 'PUB-FIELD-VALUE-03',
    says: 'A value may be longer than its field allows.',
    decide: ({ contacts }) => {
      contacts.contactChecks = without(contacts.contactChecks, 'valueLengths');
    },
  },
  {
    id: 'customFields.change-clears-values',
    rule: 'PUB-FIELD-VALUE-04',
    says: 'A change without values clears them.',
    decide: ({ contacts }) => {
      const { contactAfter } = contacts;
      contacts.contactAfter = (contact, request, now) =>
        contactAfter(contact, { customFields: [], ...request }, now);
    },
  },
  {
    id: 'customFields.change-hides-values',
    rule: 'PUB-FIELD-VALUE-04',
    says: 'The answer to a change shows no values.',
    reply: on('contacts.change', succeeding, changingBody({ customFields: [] })),
  },
];
