/** Country code and number: 7 to 15 digits that do not start with zero. */
const INTERNATIONAL = /^[1-9]\d{6,14}$/;

/** The digits of a number in a query; an unescaped plus sign arrives as a space. */
export const digitsOf = (written: string): string => written.replace(/^[+ ]/, '');

/**
 * Whether a number is in international form, with or without its plus sign. Section "Number lookup".
 * Rules: LOOKUP-MSISDN-02, LOOKUP-MSISDN-03.
 */
export const isInternational = (written: string): boolean => INTERNATIONAL.test(digitsOf(written));
