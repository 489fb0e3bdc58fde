import { GSM_BASIC, GSM_EXTENDED } from './gsm-7.ts';

/** Length in septets, or undefined when a character is outside the GSM-7 set. */
export function septetsOf(text: string): number | undefined {
  let septets = 0;
  for (const character of text) {
    if (GSM_BASIC.has(character)) septets += 1;
    else if (GSM_EXTENDED.has(character)) septets += 2;
    else return undefined;
  }
  return septets;
}

const partsOf = (length: number, single: number, joined: number): number =>
  length <= single ? 1 : Math.ceil(length / joined);

/** How many parts a text is charged as: 160 or 153 GSM-7 septets each, or 70 or 67 UCS-2 units. */
export function billingUnitsOf(text: string): number {
  const septets = septetsOf(text);
  return septets === undefined ? partsOf(text.length, 70, 67) : partsOf(septets, 160, 153);
}
