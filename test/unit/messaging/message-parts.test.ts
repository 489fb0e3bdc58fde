import { expect, it } from 'vitest';
import { billingUnitsOf, septetsOf } from '../../../reference-impl/messaging/message-parts.ts';

it.each([
  ['one character', 'a', 1],
  ['160 GSM-7', 'a'.repeat(160), 1],
  ['161 GSM-7', 'a'.repeat(161), 2],
  ['306 GSM-7', 'a'.repeat(306), 2],
  ['307 GSM-7', 'a'.repeat(307), 3],
  ['80 euro signs', '€'.repeat(80), 1],
  ['81 euro signs', '€'.repeat(81), 2],
  ['70 UCS-2', 'я'.repeat(70), 1],
  ['71 UCS-2', 'я'.repeat(71), 2],
  ['134 UCS-2', 'я'.repeat(134), 2],
  ['135 UCS-2', 'я'.repeat(135), 3],
  ['35 emoji', '😀'.repeat(35), 1],
  ['36 emoji', '😀'.repeat(36), 2],
])('%s', (_title, text, units) => expect(billingUnitsOf(text)).toBe(units));

it('tells GSM-7 from other text', () => {
  expect(septetsOf('Åäö [x] {€}')).toBe(16);
  expect(septetsOf('Hi 😀')).toBeUndefined();
});
