import type { Shown } from './two-platforms.ts';

/** What shows a deviation on the wire, and what is seen at the reference and at the twin. */
export type Look = readonly [look: (shown: Shown) => Promise<unknown>, reference: unknown, twin: unknown];

/** Looks by the name of the deviation they show. */
export type Looks = Readonly<Record<string, Look>>;
