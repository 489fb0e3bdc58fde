import { describe, expect, it } from 'vitest';
import { fitsField, suitsType } from '../../../reference-impl/contacts/contact-checks.ts';

describe('a value of a custom field', () => {
  it.each([
    ['DATE', '2023-02-29', false],
    ['DATE', '29.02.2024', false],
    ['NUMBER', '-12.5', true],
    ['NUMBER', 'twelve', false],
    ['PHONE', '112', false],
    ['URL', 'javascript:alert(1)', false],
    ['EMAIL', 'ada', false],
    ['TEXT', '', true],
  ] as const)('of the type %s may be %j: %s', (type, text, suits) => {
    expect(suitsType(text, type)).toBe(suits);
  });

  it('is as long as it has characters, an emoji being one', () => {
    expect(fitsField('🙂🙂', { maxLength: 2 })).toBe(true);
    expect(fitsField('🙂🙂🙂', { maxLength: 2 })).toBe(false);
  });
});
