import type { CustomField, FieldType } from './custom-field.ts';
import { isPhoneNumber } from './phone-number.ts';

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

function isWebAddress(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** The form of values of each type; other types accept any text. */
const FORMS: Partial<Record<FieldType, (text: string) => boolean>> = {
  DATE: isDay,
  NUMBER: (text) => /^[+-]?\d+([.,]\d+)?$/.test(text),
  PHONE: isPhoneNumber,
  URL: isWebAddress,
  EMAIL: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
};

/** Whether a field of this type can hold a text. */
export const suitsType = (text: string, type: FieldType): boolean => FORMS[type]?.(text) ?? true;

/**
 * Whether a text has no more characters than the field allows; an emoji is one character.
 * Rules: PUB-FIELD-VALUE-01, PUB-FIELD-VALUE-02.
 */
export function fitsField(text: string, { maxLength }: Pick<CustomField, 'maxLength'>): boolean {
  return text.length <= maxLength || [...text].length <= maxLength;
}
