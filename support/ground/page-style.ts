import { readFileSync } from 'node:fs';

/** The style of a page: what all pages have in common, then its own. */
export const pageStyle = (own: string): string =>
  `${readFileSync(new URL('page-style.css', import.meta.url), 'utf8')}${own}`;
