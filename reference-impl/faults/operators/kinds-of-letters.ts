import type { Fault } from '../../worlds/behaviour.ts';

type Notify = NonNullable<Fault['notify']>;

// biome-ignore lint/suspicious/noExplicitAny: each kind of letter has a body of its own
type Body = any;

/** Changes the body of every letter of one kind. */
export const rewritten =
  (kind: string, change: (body: Body) => unknown): Notify =>
  (letter) =>
    letter.kind === kind ? [{ ...letter, body: JSON.stringify(change(JSON.parse(letter.body))) }] : [letter];

/** Sends no letter of one kind. */
export const unsent =
  (kind: string): Notify =>
  (letter) =>
    letter.kind === kind ? [] : [letter];
