import type { Mistake } from '../kernel/problem.ts';
import type { Collection, ContactRequest, CustomField, FieldType, Kept } from './contact.ts';
import { findIn, withPlus } from './contact.ts';
import type { ContactRecords } from './state.ts';

/** Whether a text is an international phone number; its plus may be left out. */
const isPhoneNumber = (text: string): boolean => /^\+?[1-9]\d{6,14}$/.test(text);

/** The form of values of each type; other types accept any text. */
const FORMS: Partial<Record<FieldType, (text: string) => boolean>> = {
  DATE: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true,
  NUMBER: (text) => /^[+-]?\d+([.,]\d+)?$/.test(text),
  PHONE: isPhoneNumber,
  URL: (text) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol),
  EMAIL: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
};

export const suitsType = (text: string, type: FieldType): boolean => FORMS[type]?.(text) ?? true;

/** Whether a text fits the field; an emoji is one character. Rules: PUB-FIELD-VALUE-01, PUB-FIELD-VALUE-02. */
export function fitsField(text: string, { maxLength }: Pick<CustomField, 'maxLength'>): boolean {
  return text.length <= maxLength || [...text].length <= maxLength;
}

/** A check of a contact beyond the schema; returns every mistake of its kind. */
export interface ContactCheck {
  readonly name: string;
  readonly mistakes: (request: ContactRequest, records: ContactRecords) => readonly Mistake[];
}

function repetitions(pointer: string, keys: readonly string[]): Mistake[] {
  const first = new Map([...keys.entries()].reverse().map(([place, key]) => [key, place]));
  return keys.flatMap((key, place) =>
    first.get(key) === place
      ? []
      : [{ pointer: `${pointer}/${place}`, kind: 'duplicated_value', message: 'is named twice' }],
  );
}

/** The mistake of a member that names what does not exist. */
export const unknown = (pointer: string, ids: readonly string[]): Mistake[] =>
  ids.length > 0 ? [{ pointer, kind: 'invalid_reference', message: 'names what does not exist', ids }] : [];

const lost = (among: Collection<Kept>, ids: readonly string[]): string[] => ids.filter((id) => !findIn(among, id));

const idsOf = (references: readonly { readonly id: string }[] = []): string[] =>
  references.map(({ id }) => id.toLowerCase());

const badValues =
  (kind: string, message: string, isGood: (value: string, field: CustomField) => boolean): ContactCheck['mistakes'] =>
  ({ customFields = [] }, records) =>
    customFields.flatMap(({ id, value }, place) => {
      const field = findIn(records.customFields, id);
      if (!field || isGood(value, field)) return [];
      return [{ pointer: `/customFields/${place}/value`, kind, message }];
    });

/**
 * In the order in which they are reported. Section "Published: contacts".
 * Rules: PUB-CONTACT-ACCOUNT-03, PUB-CONTACT-INVALID-01, PUB-CONTACT-INVALID-03, PUB-FIELD-VALUE-03.
 */
export const contactChecks: readonly ContactCheck[] = [
  {
    name: 'numbers',
    mistakes: ({ channels = [] }) =>
      channels.flatMap(({ channelId }, place) => {
        const pointer = `/channels/${place}/channelId`;
        const mistake = { pointer, kind: 'invalid_format', message: 'must be an international phone number' };
        return isPhoneNumber(channelId) ? [] : [mistake];
      }),
  },
  {
    name: 'differentChannels',
    mistakes: ({ channels = [] }) => {
      const spelled = channels.map(({ channelId, type }) => `${type} ${withPlus(channelId)}`);
      return repetitions('/channels', spelled);
    },
  },
  { name: 'differentLists', mistakes: ({ lists }) => repetitions('/lists', idsOf(lists)) },
  { name: 'knownLists', mistakes: (request, { lists }) => unknown('/lists', lost(lists, idsOf(request.lists))) },
  { name: 'differentFields', mistakes: ({ customFields }) => repetitions('/customFields', idsOf(customFields)) },
  {
    name: 'knownFields',
    mistakes: (request, { customFields }) => unknown('/customFields', lost(customFields, idsOf(request.customFields))),
  },
  { name: 'valueLengths', mistakes: badValues('invalid_length', 'is longer than the field allows', fitsField) },
  {
    name: 'valueTypes',
    mistakes: badValues('invalid_format', 'is not of the type of the field', (value, { type }) =>
      suitsType(value, type),
    ),
  },
];
