import type { PublishedForms } from './forms.ts';

/** The published forms of all operations, by the words a feature uses for the operation. One line per area. */
export const publishedForms: PublishedForms = {};
