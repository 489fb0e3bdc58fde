import { UsageError } from '../problems/usage-error.ts';

function distance(from: string, to: string): number {
  let row = [...Array(to.length + 1).keys()];
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + same));
    }
    row = next;
  }
  return row[to.length] as number;
}

export function nearest(given: string, known: Iterable<string>): string | undefined {
  const wanted = given.toLowerCase();
  let best: string | undefined;
  let least = Math.max(2, Math.floor(given.length / 2)) + 1;
  for (const name of known) {
    const far = distance(wanted, name.toLowerCase());
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

export function unknownName(kind: string, given: string, known: Iterable<string>, lister: string): string {
  const name = nearest(given, known);
  const suggestion = name ? `did you mean ${name}? ` : '';
  return `unknown ${kind} ${given}; ${suggestion}"${lister}" lists them.`;
}

/** The known name that was meant, in any case; throws UsageError with a suggestion and the whole list for any other. */
export function knownName(kind: string, given: string, known: readonly string[]): string {
  const found = known.find((name) => name.toLowerCase() === given.toLowerCase());
  if (found !== undefined) return found;
  const name = nearest(given, known);
  const suggestion = name ? `did you mean ${name}? There` : 'there';
  throw new UsageError(`unknown ${kind} ${given}; ${suggestion} are ${known.join(', ')}.`);
}
