import type { Letter } from './outbox.ts';
import type { Outcome, Parcel, Patience, Post } from './post.ts';

/** A letter as it goes over the wire now. */
async function sealed(letter: Letter): Promise<Parcel> {
  const headers = await letter.seal?.(letter);
  return headers ? { ...letter, headers: { ...letter.headers, ...headers } } : letter;
}

/** Posts a letter once; returns the outcome and the headers that were sent. */
export async function postSealed(
  letter: Letter,
  post: Post,
  patience: Patience,
): Promise<{ readonly outcome: Outcome; readonly headers: Parcel['headers'] }> {
  const parcel = letter.seal ? await sealed(letter) : letter;
  return { outcome: await post(parcel, patience), headers: parcel.headers };
}
