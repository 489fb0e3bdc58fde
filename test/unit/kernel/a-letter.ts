import type { Letter } from '../../../reference-impl/kernel/post.ts';

/** A report to a receiver; changed by `over`. */
export const aLetter = (over: Partial<Letter> = {}): Letter => ({
  id: 'a',
  kind: 'report',
  order: 'a',
  url: 'http://receiver/',
  method: 'POST',
  headers: {},
  body: '',
  ...over,
});
