import { visible } from './visible.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const htmlText = (text: string): string =>
  visible(text.replaceAll('\r\n', '\n')).replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string);
