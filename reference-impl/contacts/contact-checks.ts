import type { Mistake } from '../kernel/problem.ts';
import { type ContactRequest, withPlus } from './contact.ts';
import { fitsField, suitsType } from './custom-value.ts';
import { isPhoneNumber } from './phone-number.ts';
import type { ContactRecords } from './state.ts';

/** A check of a contact beyond the schema; returns every mistake of its kind. */
export interface ContactCheck {
  readonly name: string;
  readonly mistakes: (request: ContactRequest, records: ContactRecords) => readonly Mistake[];
}

/** Reports every duplicate entry. */
function repetitions(pointer: string, keys: readonly string[]): Mistake[] {
  const seen = new Set<string>();
  return keys.flatMap((key, place) => {
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ pointer: `${pointer}/${place}`, kind: 'duplicated_value', message: 'is named twice' }];
  });
}

const unknown = (pointer: string, ids: readonly string[], isKnown: (id: string) => boolean): Mistake[] => {
  const lost = ids.filter((id) => !isKnown(id));
  return lost.length > 0
    ? [{ pointer, kind: 'invalid_reference', message: 'names what does not exist', ids: lost }]
    : [];
};

const idsOf = (references: readonly { readonly id: string }[] = []): string[] =>
  references.map(({ id }) => id.toLowerCase());

const badValues =
  (kind: string, message: string, isGood: (value: string, field: Field) => boolean): ContactCheck['mistakes'] =>
  ({ customFields = [] }, records) =>
    customFields.flatMap(({ id, value }, place) => {
      const field = records.customFields.find(id);
      if (!field || isGood(value, field)) return [];
      return [{ pointer: `/customFields/${place}/value`, kind, message }];
    });

type Field = NonNullable<ReturnType<ContactRecords['customFields']['find']>>;

/**
 * In the order in which they are reported. Section "Published: contacts".
 * Rules: PUB-CONTACT-ACCOUNT-03, PUB-CONTACT-INVALID-01, PUB-CONTACT-INVALID-03, PUB-FIELD-VALUE-03.
 */
export const contactChecks: readonly ContactCheck[] = [
  {
    name: 'numbers',
    mistakes: ({ channels = [] }) =>
      channels.flatMap(({ channelId }, place) =>
        isPhoneNumber(channelId)
          ? []
          : [
              {
                pointer: `/channels/${place}/channelId`,
                kind: 'invalid_format',
                message: 'must be an international phone number',
              },
            ],
      ),
  },
  {
    name: 'differentChannels',
    mistakes: ({ channels = [] }) =>
      repetitions(
        '/channels',
        channels.map(({ channelId, type }) => `${type} ${withPlus(channelId)}`),
      ),
  },
  { name: 'differentLists', mistakes: ({ lists }) => repetitions('/lists', idsOf(lists)) },
  {
    name: 'knownLists',
    mistakes: ({ lists }, records) => unknown('/lists', idsOf(lists), (id) => records.lists.find(id) !== undefined),
  },
  {
    name: 'differentFields',
    mistakes: ({ customFields }) => repetitions('/customFields', idsOf(customFields)),
  },
  {
    name: 'knownFields',
    mistakes: ({ customFields }, records) =>
      unknown('/customFields', idsOf(customFields), (id) => records.customFields.find(id) !== undefined),
  },
  {
    name: 'valueLengths',
    mistakes: badValues('invalid_length', 'is longer than the field allows', fitsField),
  },
  {
    name: 'valueTypes',
    mistakes: badValues('invalid_format', 'is not of the type of the field', (value, { type }) =>
      suitsType(value, type),
    ),
  },
];
