/** Options that choose rules, which take a value. */
const CHOOSING = ['--rule', '--area', '--tags'];

/** The words of a command line without `--watch`. */
export const withoutWatching = (words: readonly string[]): string[] => words.filter((word) => word !== '--watch');

/** The words of a command line, with these rules in the place of those that it chose. */
export function withRules(words: readonly string[], rules: Iterable<string>): string[] {
  const others = words.filter((word, at) => {
    const isValue = CHOOSING.includes(words[at - 1] ?? '');
    const isChoice = word === '--failed' || CHOOSING.some((name) => word === name || word.startsWith(`${name}=`));
    return !isValue && !isChoice;
  });
  return [...others, ...[...rules].flatMap((id) => ['--rule', id])];
}
