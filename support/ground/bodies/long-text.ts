import { channel } from 'node:diagnostics_channel';
import { KEPT_BODY } from './cut-bodies.ts';

/** Long texts of a target as they arrive: where a run gets no further, one of them may be why. */
export const LONG_TEXTS = channel('plumbline.long-text');

export function noteArrival(what: string, { length }: string): void {
  if (length > KEPT_BODY) LONG_TEXTS.publish(`${what}, ${length} characters long`);
}
