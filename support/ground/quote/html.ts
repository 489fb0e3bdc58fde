import { visible } from './visible.ts';

export const htmlText = (text: string): string =>
  visible(text.replaceAll('\r\n', '\n'))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
