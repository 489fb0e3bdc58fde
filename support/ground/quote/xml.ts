import { visible } from './visible.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
};

export const xmlText = (text: string): string => visible(text).replace(/[&<>]/g, (sign) => ESCAPES[sign] as string);

/** A text inside an attribute in double quotes; readers would turn plain line ends and tabs into spaces. */
export const xmlAttribute = (text: string): string =>
  visible(text).replace(/[&<>"\t\n]/g, (sign) => ESCAPES[sign] as string);
