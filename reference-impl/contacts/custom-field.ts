import type { Made } from './collection.ts';

export const FIELD_TYPES = ['DATE', 'NUMBER', 'PHONE', 'TEXT', 'URL', 'ZIP_CODE', 'NAME', 'EMAIL'] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** A member of contacts that the account defined; messages refer to it by its merge tag. */
export interface CustomField extends Made {
  readonly label: string;
  readonly mergeTag: string;
  readonly maxLength: number;
  readonly type: FieldType;
}

export type FieldRequest = Pick<CustomField, 'label' | 'mergeTag' | 'maxLength' | 'type'>;

/** The members of a custom field that can be changed. */
export type FieldChange = Partial<Pick<CustomField, 'label' | 'maxLength'>>;

/**
 * A custom field after a change; its merge tag and its type never change.
 * Rules: PUB-FIELD-CHANGE-01, PUB-FIELD-CREATE-02.
 */
export const fieldAfter = (field: CustomField, { label, maxLength }: FieldChange, now: number): CustomField => ({
  ...field,
  label: label ?? field.label,
  maxLength: maxLength ?? field.maxLength,
  changedAt: now,
});
