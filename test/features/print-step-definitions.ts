import { loadedLibrary } from './loaded-library.ts';

const { stepDefinitions } = await loadedLibrary();

const definitions = stepDefinitions.map(({ pattern, expression, uri, line }) => ({
  pattern: String(pattern),
  matches: expression.regexp.source,
  uri,
  line,
}));

process.stdout.write(JSON.stringify(definitions), () => process.exit(0));
