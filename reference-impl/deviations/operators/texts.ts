/** A text whose long numbers have as many digits as a floating-point number keeps: about sixteen. */
export const withRoundedNumbers = (text: string): string =>
  text.replace(/\d{17,}/g, (digits) => String(BigInt(Number(digits))));

/** A text in which every line ends with a line feed alone. */
export const withShortLineEnds = (text: string): string => text.replaceAll('\r\n', '\n');
