/** The names there are, as the end of a sentence. */
export const thereAre = (known: readonly string[]): string =>
  known.length === 0 ? 'there are none' : `there ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}`;

/** What is said of a name that belongs nowhere; `known` are those that do. */
export const notKnown = (known: readonly string[]): string => `is not known; ${thereAre(known)}`;

/** How many letters have to be changed, added or left out to make one text of another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const swapped = (row[j - 1] as number) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, swapped));
    }
    row = next;
  }
  return row[to.length] as number;
}

const LONGEST = 100;

/** A question after the name that is most like an unknown one, as the end of a sentence; empty where none is. */
export function didYouMean(given: string, known: Iterable<string>): string {
  const wanted = given.slice(0, LONGEST).toLowerCase();
  let found: string | undefined;
  let least = Math.max(2, Math.floor(wanted.length / 2)) + 1;
  for (const name of known) {
    const far = distance(wanted, name.toLowerCase());
    if (far < least) [found, least] = [name, far];
  }
  return found === undefined ? '' : `; did you mean ${found}?`;
}
