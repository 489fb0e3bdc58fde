const LONGEST = 8192;

/** The text as far as a report takes it, with a word where it was cut off. */
export function bounded(text: string, longest = LONGEST): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest)}… (cut off after ${longest} of ${text.length} characters)`;
}

/** A text in at most `most` characters, the last of which is … where it was cut. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
