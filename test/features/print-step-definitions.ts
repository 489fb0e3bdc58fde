import { closedWords } from '../../support/cli/phrases/parameter-words.ts';
import { loadedLibrary } from './loaded-library.ts';

const { stepDefinitions } = await loadedLibrary();

/** What a word of a list becomes for the step, if that is a word or a number itself; functions and switches are none. */
function becomes(value: unknown): unknown {
  if (typeof value === 'function' || typeof value === 'boolean') return typeof value;
  return JSON.parse(JSON.stringify(value ?? null));
}

const definitions = stepDefinitions.map(({ pattern, expression, uri, line }) => ({
  pattern: String(pattern),
  matches: expression.regexp.source,
  uri,
  line,
  parameters: (expression.parameterTypes ?? []).map((type) => {
    const words = closedWords(type);
    const { name, regexpStrings } = type;
    return { name, regexpStrings, words, becomes: words?.map((word) => becomes(type.transform(null, [word]))) };
  }),
}));

process.stdout.write(JSON.stringify(definitions), () => process.exit(0));
