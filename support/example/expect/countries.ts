/** Countries of the features in other codes: three letters, the number of the country, its calling code. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  SWE: 'SE',
  752: 'SE',
  46: 'SE',
  DEU: 'DE',
  276: 'DE',
  49: 'DE',
  AUS: 'AU',
  '036': 'AU',
  61: 'AU',
  NOR: 'NO',
  578: 'NO',
  47: 'NO',
};

/** A line whose country has two capital letters; the document leaves open which code a location is in. */
export const inTwoLetters = (line: string): string =>
  line.replace(/(;location=)(\w+)$/, (_all, start: string, code: string) => {
    const capitals = code.toUpperCase();
    return `${start}${OTHER_CODES[capitals] ?? capitals}`;
  });
