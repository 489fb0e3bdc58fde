import type { Kept } from './register.ts';

/** What the values of a custom field can be. */
export const FIELD_TYPES = ['DATE', 'NUMBER', 'PHONE', 'TEXT', 'URL', 'ZIP_CODE', 'NAME', 'EMAIL'] as const;

/** One of them. */
export type FieldType = (typeof FIELD_TYPES)[number];

/** A member of contacts that the account defined; messages refer to it by its merge tag. */
export interface CustomField extends Kept {
  readonly label: string;
  readonly mergeTag: string;
  /** The most characters that a value may have. */
  readonly maxLength: number;
  readonly type: FieldType;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** A custom field as a client describes it. */
export type FieldRequest = Pick<CustomField, 'label' | 'mergeTag' | 'maxLength' | 'type'>;

/** The members of a custom field that can be changed. */
export type FieldChange = Partial<Pick<CustomField, 'label' | 'maxLength'>>;

/** A custom field after a change; its merge tag and its type never change. */
export const fieldAfter = (field: CustomField, { label, maxLength }: FieldChange, now: number): CustomField => ({
  ...field,
  label: label ?? field.label,
  maxLength: maxLength ?? field.maxLength,
  changedAt: now,
});

/** The keys that a custom field is found by. Rules: PUB-FIELD-CHANGE-01, PUB-FIELD-CREATE-02. */
export const fieldKeys = ({ label, mergeTag }: CustomField): string[] => [`label:${label}`, `mergeTag:${mergeTag}`];
